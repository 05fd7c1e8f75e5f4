import { sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import type { Language } from '#base/text.ts'
import { recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { oftenUsed } from '#platform/database/statements.ts'
import { type FoundHolder, holdersOfDids } from './queries.ts'
import { holders } from './tables.ts'

type Proven = { did: string; language: Language }

/** The holder of a proven DID: the existing one, else a new one with their own key. */
export async function ensureOwnHolder(ctx: Context, proven: Proven): Promise<FoundHolder> {
  const holder = (await ensureOwnHolders(ctx, [proven])).get(proven.did)
  if (!holder) throw new Error('The holder was not written')
  return holder
}

/**
 * Like `ensureOwnHolder`, for many DIDs at once: always in one order, so that two calls with the same new DIDs do not
 * deadlock. `found` are those that the caller's transaction has looked up.
 */
export function ensureOwnHolders(
  ctx: Context,
  proven: Proven[],
  found?: ReadonlyMap<string, FoundHolder>,
): Promise<Map<string, FoundHolder>> {
  return inTransaction(ctx, async (ctx) => {
    const dids = proven.map(({ did }) => did)
    const known = found ? new Map(found) : await holdersOfDids(ctx, dids)
    const fresh = new Map(proven.filter(({ did }) => !known.has(did)).map((one) => [one.did, one]))
    if (fresh.size === 0) return known
    const rows = [...fresh.values()].sort((a, b) => (a.did < b.did ? -1 : 1)).map((one) => newHolder(ctx, one))
    const isFresh = sql`on conflict (did) do nothing returning id`
    const written = await insertRows(ctx.db, holders, rows, isFresh, (insert) => oftenUsed('new-holders', insert))
    const ids = new Set(written.map(({ id }) => id))
    const made = rows.filter(({ id }) => ids.has(id))
    await recordEvents(
      ctx,
      made.map(({ id }) => ({ action: 'holder.created', subjectId: id, detail: { kind: 'own' } })),
    )
    for (const holder of made) known.set(holder.did, { ...holder, badgeDid: null })
    // Written by another call meanwhile.
    const missing = dids.filter((did) => !known.has(did))
    for (const [did, holder] of await holdersOfDids(ctx, missing)) known.set(did, holder)
    return known
  })
}

function newHolder(ctx: Context, { did, language }: Proven) {
  const createdAt = ctx.now()
  return { id: newId(), did, kind: 'own' as const, pseudo: '', imageCid: '', language, createdAt, mergedInto: null }
}
