import { and, asc, count, eq, gt, ne, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { rewrap } from './seal.ts'
import { sealedKeys } from './tables.ts'

const ROWS_AT_ONCE = 100

/** A destroyed key has only its public part left: no master key wraps it. */
const isKept = sql`length(${sealedKeys.wrappedKey}) > 0`

export type Rewrapped = {
  rewrapped: number
  /** Ids of rows that did not open; they stay unchanged. */
  refused: string[]
  /** Number of rows under each master key now. */
  under: Record<string, number>
}

/**
 * Rewraps the data keys of all sealed keys under the newest of MASTER_KEYS, a hundred per transaction: it can be
 * interrupted, repeated, and run beside a server that knows both master keys.
 */
export async function rewrapKeys(ctx: Context): Promise<Rewrapped> {
  const newest = ctx.config.masterKeys[0]?.id ?? ''
  const refused: string[] = []
  let rewrapped = 0
  for (let after = ''; ; ) {
    const part = await rewrapSome(ctx, newest, after)
    rewrapped += part.rewrapped
    refused.push(...part.refused)
    if (part.last === undefined) break
    after = part.last
  }
  const rows = await ctx.db
    .select({ id: sealedKeys.masterKeyId, keys: count() })
    .from(sealedKeys)
    .where(isKept)
    .groupBy(sealedKeys.masterKeyId)
  return { rewrapped, refused, under: Object.fromEntries(rows.map(({ id, keys }) => [id, Number(keys)])) }
}

function rewrapSome(ctx: Context, newest: string, after: string) {
  return inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .select()
      .from(sealedKeys)
      .where(and(isKept, ne(sealedKeys.masterKeyId, newest), gt(sealedKeys.id, after)))
      .orderBy(asc(sealedKeys.id))
      .limit(ROWS_AT_ONCE)
    const refused: string[] = []
    let rewrapped = 0
    for (const row of rows) {
      const wrapped = rewrapRow(ctx, row)
      if (!wrapped) {
        refused.push(row.id)
        continue
      }
      const written = await ctx.db
        .update(sealedKeys)
        .set(wrapped)
        .where(and(eq(sealedKeys.id, row.id), eq(sealedKeys.masterKeyId, row.masterKeyId)))
        .returning({ id: sealedKeys.id })
      rewrapped += written.length
    }
    if (rewrapped > 0)
      await recordEvent(ctx, { action: 'keys.rewrapped', subjectId: newest, detail: { keys: rewrapped } })
    return { rewrapped, refused, last: rows.at(-1)?.id }
  })
}

function rewrapRow(ctx: Context, row: typeof sealedKeys.$inferSelect) {
  try {
    return rewrap(row, row, ctx.config.masterKeys)
  } catch {
    return undefined
  }
}
