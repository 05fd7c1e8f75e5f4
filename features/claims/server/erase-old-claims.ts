import { and, eq, exists, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import { NO_EVIDENCE } from '../evidence-rules.ts'
import { NOBODY } from '../rules.ts'
import { claims, entries, networkPlaces } from './tables.ts'

const ROWS_AT_ONCE = 1000
const DAY_MS = 86_400_000

/**
 * Erases the recipients of uncollected badges, and the visitors and networks of open links, CLAIM_ERASE_DAYS after their
 * end; and unused visits a day after theirs. Idempotent.
 */
export async function eraseOldClaims(ctx: SystemContext): Promise<void> {
  for (const some of [eraseAddresses, eraseHolders, eraseEntries, eraseNetworks]) {
    while ((await inTransaction(ctx, some)) === ROWS_AT_ONCE) {
      // In batches, so that other requests are served in between.
    }
  }
}

const daysAgo = (ctx: Context, days: number) => new Date(ctx.now().getTime() - days * DAY_MS)

async function eraseAddresses(ctx: Context): Promise<number> {
  // Spelled like the index's condition.
  const isUnclaimed = sql`${claims.taken} = 0 and ${claims.email} <> ''`
  const old = ctx.db
    .select({ id: claims.id })
    .from(claims)
    .where(and(isUnclaimed, lt(claims.endDate, daysAgo(ctx, ctx.config.claimEraseDays))))
    .limit(ROWS_AT_ONCE)
    .for('update', { skipLocked: true })
  const erased = await ctx.db
    .update(claims)
    .set({ email: '', optionName: '', givenName: '', deliveryDetail: '', ...NO_EVIDENCE })
    .where(inArray(claims.id, old))
    .returning({ id: claims.id })
  return noted(ctx, 'claims.addressesErased', erased.length)
}

async function eraseHolders(ctx: Context): Promise<number> {
  // Spelled like the index's condition.
  const isOfHolder = and(sql`${claims.holderId} <> ''`, ne(claims.holderId, NOBODY), eq(claims.taken, 0))
  const old = ctx.db
    .select({ id: claims.id })
    .from(claims)
    .where(and(isOfHolder, lt(claims.endDate, daysAgo(ctx, ctx.config.claimEraseDays))))
    .limit(ROWS_AT_ONCE)
    .for('update', { skipLocked: true })
  const erased = await ctx.db
    .update(claims)
    .set({ holderId: NOBODY, givenName: '', deliveryDetail: '', ...NO_EVIDENCE })
    .where(inArray(claims.id, old))
    .returning({ id: claims.id })
  return noted(ctx, 'claims.holdersErased', erased.length)
}

async function eraseEntries(ctx: Context): Promise<number> {
  const isUnused = and(isNull(entries.usedAt), lt(entries.expiresAt, daysAgo(ctx, 1)))
  const isOfEnded = and(
    lt(entries.expiresAt, daysAgo(ctx, ctx.config.claimEraseDays)),
    exists(endedLink(ctx, sql`${entries.claimId}`)),
  )
  const old = ctx.db
    .select({ id: entries.id })
    .from(entries)
    .where(or(isUnused, isOfEnded))
    .limit(ROWS_AT_ONCE)
    .for('update', { skipLocked: true })
  const erased = await ctx.db.delete(entries).where(inArray(entries.id, old)).returning({ id: entries.id })
  return noted(ctx, 'links.visitsErased', erased.length)
}

async function eraseNetworks(ctx: Context): Promise<number> {
  const old = ctx.db
    .select({ claimId: networkPlaces.claimId, network: networkPlaces.network })
    .from(networkPlaces)
    .where(exists(endedLink(ctx, sql`${networkPlaces.claimId}`)))
    .limit(ROWS_AT_ONCE)
  const erased = await ctx.db
    .delete(networkPlaces)
    .where(sql`(${networkPlaces.claimId}, ${networkPlaces.network}) in ${old}`)
    .returning({ claimId: networkPlaces.claimId })
  return noted(ctx, 'links.networksErased', erased.length)
}

function endedLink(ctx: Context, id: ReturnType<typeof sql>) {
  const until = daysAgo(ctx, ctx.config.claimEraseDays)
  return ctx.db
    .select({ one: sql`1` })
    .from(claims)
    .where(and(eq(claims.id, id), lt(claims.endDate, until)))
}

async function noted(ctx: Context, action: string, count: number): Promise<number> {
  if (count > 0) await recordEvent(ctx, { action, subjectId: 'claims', detail: { count } })
  return count
}
