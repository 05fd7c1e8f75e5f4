import { and, asc, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { cardPictures, delegations } from './tables.ts'

export type DelegationRow = typeof delegations.$inferSelect

/** The delegations of a template with at least `count` badges left, oldest first. */
export function delegationsWith(ctx: Context, templateId: string, count: number): Promise<DelegationRow[]> {
  return ctx.db
    .select()
    .from(delegations)
    .where(and(eq(delegations.templateId, templateId), hasLeft(ctx, count)))
    .orderBy(asc(delegations.n))
}

/** Locks all delegations of a template until the commit, in the order in which they replace each other. */
export async function lockDelegations(ctx: Context, templateId: string): Promise<void> {
  await ctx.db
    .select({ n: delegations.n })
    .from(delegations)
    .where(eq(delegations.templateId, templateId))
    .orderBy(asc(delegations.n))
    .for('update')
}

/** Counts badges against a delegation; false when too few are left (the update is the lock). */
export async function countAgainst(ctx: Context, delegation: DelegationRow, count: number): Promise<boolean> {
  const taken = await ctx.db
    .update(delegations)
    .set({ used: sql`${delegations.used} + ${count}` })
    .where(and(eq(delegations.issuerId, delegation.issuerId), eq(delegations.n, delegation.n), hasLeft(ctx, count)))
    .returning({ n: delegations.n })
  return taken.length > 0
}

/** Refunds badges that were counted against a delegation and will not be made. */
export async function giveBackDelegation(ctx: Context, issuerId: string, n: number, count = 1): Promise<void> {
  await ctx.db
    .update(delegations)
    .set({ used: sql`greatest(${delegations.used} - ${count}, 0)` })
    .where(and(eq(delegations.issuerId, issuerId), eq(delegations.n, n)))
}

/** An issuer's delegation by its number, or undefined. */
export async function findDelegation(ctx: Context, issuerId: string, n: number): Promise<DelegationRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(delegations)
    .where(and(eq(delegations.issuerId, issuerId), eq(delegations.n, n)))
  return row
}

/** The numbers of an issuer's newest delegations, at most a thousand, newest first. */
export async function delegationNumbers(ctx: Context, issuerId: string): Promise<number[]> {
  const rows = await ctx.db
    .select({ n: delegations.n })
    .from(delegations)
    .where(eq(delegations.issuerId, issuerId))
    .orderBy(desc(delegations.n))
    .limit(1000)
  return rows.map(({ n }) => n)
}

/** The content address of a card drawn earlier, or undefined. */
export async function findCardPicture(ctx: Context, key: string): Promise<string | undefined> {
  const [row] = await ctx.db.select().from(cardPictures).where(eq(cardPictures.key, key))
  return row?.cid
}

/** Remembers a drawn card; the same spec always gives the same picture. */
export async function keepCardPicture(ctx: Context, key: string, cid: string): Promise<void> {
  await ctx.db
    .insert(cardPictures)
    .values({ key, cid, drawnAt: ctx.now() })
    .onConflictDoUpdate({ target: cardPictures.key, set: { cid } })
}

function hasLeft(ctx: Context, count: number): SQL | undefined {
  return and(
    isNull(delegations.withdrawnAt),
    gt(delegations.validUntil, ctx.now()),
    sql`${delegations.used} + ${count} <= ${delegations.maxCount}`,
  )
}
