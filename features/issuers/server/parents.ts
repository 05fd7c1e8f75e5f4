import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { recordEvents } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { issuers } from './tables.ts'

/** An issuer and the one that it is inside of. */
export type Pair = { issuerId: string; parentId: string }

/** Puts an issuer inside of another one; the caller has locked the parent and knows the rules. */
export async function setParent(
  ctx: Context,
  { issuerId, parentId }: Pair,
  action: 'sub.joined' | 'sub.moved',
): Promise<void> {
  await ctx.db
    .update(issuers)
    .set({ parentId, joinedParentAt: ctx.now(), deletionDueAt: null })
    .where(eq(issuers.id, issuerId))
  await recordBoth(ctx, action, { issuerId, parentId })
}

/**
 * Takes an issuer out of its parent, which also stops a deletion by it; false when it is not (any more) inside of that
 * parent. The update is the lock.
 */
export async function clearParent(ctx: Context, pair: Pair, action: 'sub.released' | 'sub.left'): Promise<boolean> {
  const cleared = await ctx.db.update(issuers).set(OUTSIDE).where(isInside(pair)).returning({ id: issuers.id })
  if (cleared.length === 0) return false
  await recordBoth(ctx, action, pair)
  return true
}

/** Takes all issuers out of a parent that ends, and returns the ids of those that live. */
export async function clearChildren(ctx: Context, parentId: string): Promise<string[]> {
  const cleared = await ctx.db
    .update(issuers)
    .set(OUTSIDE)
    .where(eq(issuers.parentId, parentId))
    .returning({ id: issuers.id, deletedAt: issuers.deletedAt })
  const living = cleared.flatMap(({ id, deletedAt }) => (deletedAt ? [] : [id]))
  await recordEvents(
    ctx,
    living.map((issuerId) => ({ action: 'sub.released', issuerId, subjectId: issuerId })),
  )
  return living
}

/** Lets an issuer be deleted by its parent; false when it waits for that already or is not inside of it. */
export async function setDeletionDue(ctx: Context, pair: Pair, dueAt: Date): Promise<boolean> {
  const set = await ctx.db
    .update(issuers)
    .set({ deletionDueAt: dueAt })
    .where(and(isInside(pair), isNull(issuers.deletionDueAt)))
    .returning({ id: issuers.id })
  if (set.length === 0) return false
  await recordBoth(ctx, 'sub.deletionAsked', pair)
  return true
}

/** Stops that deletion; false when none waits. The update is the lock. */
export async function clearDeletionDue(ctx: Context, pair: Pair): Promise<boolean> {
  const cleared = await ctx.db
    .update(issuers)
    .set({ deletionDueAt: null })
    .where(and(isInside(pair), isNotNull(issuers.deletionDueAt)))
    .returning({ id: issuers.id })
  if (cleared.length === 0) return false
  await recordBoth(ctx, 'sub.deletionStopped', pair)
  return true
}

/** Takes the deletions by parents that are due, each once; the caller carries them out in its transaction. */
export async function takeDueDeletions(ctx: Context): Promise<Pair[]> {
  const taken = await ctx.db
    .update(issuers)
    .set({ deletionDueAt: null })
    .where(and(lte(issuers.deletionDueAt, ctx.now()), eq(issuers.isKms, true), isNull(issuers.deletedAt)))
    .returning({ issuerId: issuers.id, parentId: issuers.parentId })
  const pairs = taken.flatMap(({ issuerId, parentId }) => (parentId ? { issuerId, parentId } : []))
  for (const pair of pairs) await recordBoth(ctx, 'sub.deletionDue', pair)
  return pairs
}

const OUTSIDE = { parentId: null, joinedParentAt: null, deletionDueAt: null }

function isInside({ issuerId, parentId }: Pair) {
  return and(eq(issuers.id, issuerId), eq(issuers.parentId, parentId), isNull(issuers.deletedAt))
}

function recordBoth(ctx: Context, action: string, { issuerId, parentId }: Pair): Promise<void> {
  return recordEvents(
    ctx,
    [parentId, issuerId].map((side) => ({ action, issuerId: side, subjectId: issuerId })),
  )
}
