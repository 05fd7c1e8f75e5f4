import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Reading } from '../../server/reading/read-for-holder.ts'
import { openReading, openRowKeys, pageKeyId, type RowKey } from '../../server/sealing.ts'
import { keptShares } from '../../server/tables.ts'

export type Page = {
  row: Omit<typeof keptShares.$inferSelect, 'sealed'>
  key: RowKey
  /** What the last check found; undefined where it is to be checked again. */
  reading: Reading | undefined
}

/** The open page of a kept badge, or undefined; its file is only read for a new check. */
export async function findPage(ctx: Context, shareId: string): Promise<Page | undefined> {
  const { sealed: _, ...columns } = getTableColumns(keptShares)
  const [row] = await ctx.db
    .select(columns)
    .from(keptShares)
    .where(and(eq(keptShares.id, shareId), isNull(keptShares.endedAt)))
  const keyId = row && pageKeyId(row.id)
  const key = keyId && (await openRowKeys(ctx, [keyId])).get(keyId)
  return key ? { row, key, reading: openReading(key, row.reading) } : undefined
}
