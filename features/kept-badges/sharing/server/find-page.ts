import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Reading } from '../../server/reading/read-for-holder.ts'
import { openRowKeys, openValue, pageKeyId, type RowKey } from '../../server/sealing.ts'
import { keptShares } from '../../server/tables.ts'

export type Page = {
  row: typeof keptShares.$inferSelect & { sealed: Uint8Array; reading: Uint8Array }
  key: RowKey
  /** What the last check found. */
  reading: Reading
}

/** The open page of a kept badge, or undefined. */
export async function findPage(ctx: Context, shareId: string): Promise<Page | undefined> {
  const [row] = await ctx.db
    .select()
    .from(keptShares)
    .where(and(eq(keptShares.id, shareId), isNull(keptShares.endedAt)))
  const keyId = row && pageKeyId(row.id)
  const key = keyId && (await openRowKeys(ctx, [keyId])).get(keyId)
  if (!key || !row.sealed || !row.reading) return undefined
  const { sealed, reading } = row
  return { row: { ...row, sealed, reading }, key, reading: openValue(key, 'reading', reading) }
}
