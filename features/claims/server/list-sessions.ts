import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { writeCursor } from '#base/row-cursor.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { AdminContext } from '#platform/context.ts'
import { COUNT_MAX } from '../history-rules.ts'
import type * as sessionContract from '../session-contract.ts'
import { countClaims } from './count-claims.ts'
import { describeClaims } from './describe-claims.ts'
import { historyWhere, isNarrowed } from './history-filter.ts'
import { historyRows } from './history-rows.ts'
import { claims } from './tables.ts'

type Asked = Input<typeof sessionContract.listSessions>

/**
 * A template's history, newest first, by status, delivery, dates, batch and search (address or note), with the kept count of
 * each status. Rows found by more than the status are counted up to a thousand.
 */
export async function listSessions(ctx: AdminContext, asked: Asked) {
  const template = await findOwnTemplate(ctx, asked.templateId)
  const counts = await countClaims(ctx, template.id)
  const where = historyWhere(ctx, template.id, asked, counts.all)
  const { pageSize, pageNumber, after, before } = asked
  const rows = await historyRows(ctx, where, { pageSize, after, before, offset: (pageNumber - 1) * pageSize })
  const totalCount = isNarrowed(asked) ? await countUpTo(ctx, where) : counts[asked.status]
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    sessions: await describeClaims(ctx, rows),
    counts,
    pagination: { totalCount, totalPages: Math.ceil(totalCount / pageSize) },
    isCapped: isNarrowed(asked) && totalCount === COUNT_MAX,
    first: first ? writeCursor(first) : '',
    last: last ? writeCursor(last) : '',
    sendId: asked.batch ? await sendOf(ctx, template.id, asked.batch) : '',
  }
}

async function sendOf(ctx: AdminContext, templateId: string, claimId: string): Promise<string> {
  const isRow = and(eq(claims.id, claimId), eq(claims.templateId, templateId))
  const [row] = await ctx.db.select({ sendId: claims.sendId }).from(claims).where(isRow)
  return row?.sendId ?? ''
}

async function countUpTo(ctx: AdminContext, where: SQL | undefined): Promise<number> {
  const some = ctx.db.select({ id: claims.id }).from(claims).where(where).limit(COUNT_MAX).as('some')
  const [row] = await ctx.db.select({ count: sql`count(*)`.mapWith(Number) }).from(some)
  return row?.count ?? 0
}
