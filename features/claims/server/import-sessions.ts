import { createHash } from 'node:crypto'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { isSendable } from '#features/templates/rules.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { nextDelegation } from '#features/templates/server/take-delegation.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../import-contract.ts'
import { earlier } from '../rules.ts'
import { checkImport } from './check-import.ts'
import { dropImportFile, keepImportFile } from './import-file.ts'
import { columnsFor } from './import-rows-of.ts'
import { readDates } from './make-sessions.ts'
import { imports, sends } from './tables.ts'
import { undoWindow } from './undo-window.ts'

type Asked = Input<typeof contract.importSessions>
const REPEATED_HOURS = 24

/**
 * Accepts a list of people as a file: nothing is sent when a row past a limit, or the file itself, speaks against it. The
 * rows are written by a job, which answers for each with a receipt. With `dryRun` only the check is made.
 */
export async function importSessions(ctx: AdminContext, asked: Asked) {
  const template = await findOwnTemplate(ctx, asked.templateId)
  const made = asked.idempotencyKey && !asked.dryRun ? await madeBefore(ctx, asked.idempotencyKey) : undefined
  if (made) return { id: made }
  if (!isSendable(template.contractState)) throw new Problem('templateNotPublished')
  const { startDate, wantedEnd } = readDates(ctx, template, asked)
  const file = new Uint8Array(await asked.file.arrayBuffer())
  const columns = asked.mapping && columnsFor(template, asked.mapping)
  const { validUntil } = await nextDelegation(ctx, template.id)
  const endDate = earlier(wantedEnd, validUntil)
  const { fixedDomains } = asked
  const fingerprint = fingerprintOf(template.id, file)
  const isRepeated = await isSentAlready(ctx, fingerprint)
  const check = await checkImport(ctx, template, file, { columns, fixedDomains, endDate, isRepeated })
  if (asked.dryRun) return { id: '', check: { ...check, mapping: columnsFor(template, check.mapping) } }
  if (check.mapping.email < 0) throw new InvalidInput('importNoAddresses')
  if (check.ready === 0) throw new InvalidInput('importNoneReady')
  if (check.ready - check.unsubscribed > check.left) throw new Problem('tooManyEmails')
  if (check.places >= 0 && check.ready > check.places) throw new Problem('quantityUsed')
  const id = newId()
  await keepImportFile(ctx, id, file)
  const accepted = await accept(ctx, id, {
    ...asked,
    fingerprint,
    startDate,
    endDate,
    templateId: template.id,
    columns: columnsFor(template, check.mapping),
    total: check.total,
    ready: check.ready,
  }).catch(async (error: unknown) => {
    await dropImportFile(ctx, id)
    throw error
  })
  if (accepted !== id) await dropImportFile(ctx, id)
  return { id: accepted }
}

type Accepted = Pick<Asked, 'idempotencyKey' | 'note' | 'asksCode' | 'fixedDomains' | 'again' | 'templateId'> &
  Pick<typeof imports.$inferInsert, 'fingerprint' | 'columns' | 'startDate' | 'endDate'> & {
    total: number
    ready: number
  }

function accept(ctx: AdminContext, id: string, asked: Accepted): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    const now = ctx.now()
    // Imports of one issuer are accepted one after the other: of two equal lists at once, one is repeated.
    await ctx.db.select({ id: issuers.id }).from(issuers).where(eq(issuers.id, issuerId)).for('update')
    const made = asked.idempotencyKey && (await madeBefore(ctx, asked.idempotencyKey))
    if (made) return made
    if (!asked.again && (await isSentAlready(ctx, asked.fingerprint))) throw new Problem('importRepeated')
    const { templateId, total, ready, idempotencyKey: key } = asked
    const seconds = await undoWindow(ctx, issuerId, ready)
    const holdUntil = new Date(now.getTime() + seconds * 1000)
    await ctx.db
      .insert(sends)
      .values({ id, issuerId, templateId, mails: 0, createdAt: now, status: 'reading', total, holdUntil })
    const { fingerprint, columns, fixedDomains, note, startDate, endDate } = asked
    await ctx.db.insert(imports).values({
      sendId: id,
      issuerId,
      key,
      fingerprint,
      columns,
      fixedDomains,
      note,
      asksCode: asked.asksCode,
      startDate,
      endDate,
      workedAt: now,
      createdAt: now,
    })
    await recordEvent(ctx, { action: 'sessions.imported', subjectId: id, detail: { rows: total, ready } })
    await ctx.jobs.send(ctx, 'read-import', { sendId: id })
    return id
  })
}

async function madeBefore(ctx: AdminContext, key: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: imports.sendId })
    .from(imports)
    .where(and(eq(imports.issuerId, ctx.actor.issuerId), eq(imports.key, key)))
  return row?.id
}

async function isSentAlready(ctx: AdminContext, fingerprint: string): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - REPEATED_HOURS * 3_600_000)
  const rows = await ctx.db
    .select({ id: sends.id })
    .from(imports)
    .innerJoin(sends, eq(sends.id, imports.sendId))
    .where(
      and(
        eq(imports.issuerId, ctx.actor.issuerId),
        eq(imports.fingerprint, fingerprint),
        gt(imports.createdAt, since),
        inArray(sends.status, ['reading', 'sent']),
      ),
    )
    .limit(1)
  return rows.length > 0
}

function fingerprintOf(templateId: string, file: Uint8Array): string {
  return createHash('sha256').update(templateId).update(file).digest('hex')
}
