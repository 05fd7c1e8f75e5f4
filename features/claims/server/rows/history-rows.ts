import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { rowCursors } from '#platform/cursors/row-cursors.ts'
import type { Claim } from '../queries.ts'
import { claims } from '../tables.ts'

type Page = { pageSize: number; after?: string; before?: string; offset?: number }

/**
 * Reads a page of a history, newest first: the rows after or before a cursor, by an index and equally fast at any depth;
 * without a cursor from the start, after `offset` rows.
 */
export async function historyRows(ctx: Context, where: SQL | undefined, page: Page): Promise<Claim[]> {
  const { pageSize, after = '', before = '', offset = 0 } = page
  const from = rowCursors.read(after)
  const to = from ? undefined : rowCursors.read(before)
  const place = sql`(${claims.createdAt}, ${claims.id})`
  const at = from ?? to
  const key = at && sql`(${at.createdAt.toISOString()}::timestamptz, ${at.id})`
  const beyond = key && (from ? sql`${place} < ${key}` : sql`${place} > ${key}`)
  const rows = await ctx.db
    .select()
    .from(claims)
    .where(and(where, beyond))
    .orderBy(...(to ? [asc(claims.createdAt), asc(claims.id)] : [desc(claims.createdAt), desc(claims.id)]))
    .limit(pageSize)
    .offset(at ? 0 : offset)
  return to ? rows.reverse() : rows
}
