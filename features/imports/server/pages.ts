import { Readable } from 'node:stream'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { csvLine } from '#base/csv-line.ts'
import { Problem } from '#base/problem.ts'
import { say } from '#base/text.ts'
import { claims } from '#features/claims/server/tables.ts'
import { claimWords } from '#features/claims/texts.ts'
import { readSend } from '#features/sends/running/contract.ts'
import { findOwnSend } from '#features/sends/server/own-send.ts'
import { type AddressLook, addressLook } from '#features/team/folders/server/address-look.ts'
import type { Context, TeamContext } from '#platform/context.ts'
import type { PageWorld } from '#platform/manifest/feature.ts'
import { receiptWords } from '../texts.ts'
import { importRows, imports } from './tables.ts'

const ROWS_AT_ONCE = 2000

/** GET /sessions/import/{sendId}/receipts: the outcome of each row, and the name that was used, as a CSV file whose cells cannot act as formulas. */
export function importsPages(app: FastifyInstance, world: PageWorld): void {
  app.get<{ Params: { sendId: string } }>('/api/v1/sessions/import/:sendId/receipts', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const ctx = await world.contextOf(request, reply, readSend)
    if (!isOfIssuer(ctx)) return reply.code(401).send({ code: 3000, message: 'signedOut' })
    const { sendId } = request.params
    const look = await lookAtSend(ctx, sendId)
    if (!look) return reply.code(404).send({ code: 4040, message: 'notFound' })
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="receipts.csv"')
      .send(Readable.from(lines(ctx, sendId, look)))
  })
}

function isOfIssuer(ctx: Context): ctx is TeamContext {
  return ctx.actor.kind === 'admin' || ctx.actor.kind === 'contributor'
}

/** How the caller sees the recipients of a send of theirs; undefined for any other send. */
async function lookAtSend(ctx: TeamContext, sendId: string): Promise<AddressLook | undefined> {
  try {
    const { templateId } = await findOwnSend(ctx, sendId)
    return await addressLook(ctx, templateId)
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

async function* lines(ctx: TeamContext, sendId: string, look: AddressLook): AsyncGenerator<string> {
  const word = (key: keyof typeof receiptWords) => say(receiptWords[key], ctx.language)
  const isNamed = !look.isHidden && (await hasNames(ctx, sendId))
  const header = [word('row'), word('email'), word('outcome'), word('delivery'), word('detail')]
  // The byte order mark makes spreadsheets read it as UTF-8.
  yield `\uFEFF${csvLine(isNamed ? [...header, word('name')] : header)}`
  for (let last = 0; ; ) {
    const rows = await ctx.db
      .select({
        row: importRows.row,
        email: importRows.email,
        outcome: importRows.outcome,
        delivery: claims.delivery,
        detail: claims.deliveryDetail,
        name: claims.optionName,
      })
      .from(importRows)
      .leftJoin(claims, eq(claims.id, importRows.claimId))
      .where(and(eq(importRows.sendId, sendId), gt(importRows.row, last)))
      .orderBy(asc(importRows.row))
      .limit(ROWS_AT_ONCE)
    if (rows.length === 0) return
    last = rows.at(-1)?.row ?? last
    yield rows
      .map(({ row, email, outcome, delivery, detail, name }) => {
        const mail = delivery ? say(claimWords[delivery], ctx.language) : ''
        const line = [String(row), look.address(email), word(outcome), mail, look.reply(detail ?? '')]
        return csvLine(isNamed ? [...line, name ?? ''] : line)
      })
      .join('')
  }
}

/** Whether a list had a column of names. */
async function hasNames(ctx: TeamContext, sendId: string): Promise<boolean> {
  const [asked] = await ctx.db.select({ columns: imports.columns }).from(imports).where(eq(imports.sendId, sendId))
  const { name = -1, givenName = -1 } = asked?.columns ?? {}
  return name >= 0 || givenName >= 0
}
