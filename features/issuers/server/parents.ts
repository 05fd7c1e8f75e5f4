import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { issuers } from './tables.ts'

type Pair = { issuerId: string; parentId: string }

/** Puts an issuer inside of another one; the caller has locked the parent, knows the rules, and records the event. */
export async function setParent(ctx: Context, { issuerId, parentId }: Pair): Promise<void> {
  await ctx.db
    .update(issuers)
    .set({ parentId, joinedParentAt: ctx.now(), deletionDueAt: null })
    .where(eq(issuers.id, issuerId))
}

/**
 * Takes an issuer out of its parent, which also stops a deletion by it; false when it is not (any more) inside of that
 * parent. The update is the lock; the caller records the event.
 */
export async function clearParent(ctx: Context, pair: Pair): Promise<boolean> {
  const cleared = await ctx.db.update(issuers).set(OUTSIDE).where(isInside(pair)).returning({ id: issuers.id })
  return cleared.length === 1
}

/** Takes all living issuers out of a parent that ends, and returns their ids. The caller records the events. */
export async function clearChildren(ctx: Context, parentId: string): Promise<string[]> {
  const cleared = await ctx.db
    .update(issuers)
    .set(OUTSIDE)
    .where(eq(issuers.parentId, parentId))
    .returning({ id: issuers.id, deletedAt: issuers.deletedAt })
  return cleared.flatMap(({ id, deletedAt }) => (deletedAt ? [] : [id]))
}

/** Lets an issuer be deleted by its parent; false when it waits for that already or is not inside of it. */
export async function setDeletionDue(ctx: Context, pair: Pair, dueAt: Date): Promise<boolean> {
  const set = await ctx.db
    .update(issuers)
    .set({ deletionDueAt: dueAt })
    .where(and(isInside(pair), isNull(issuers.deletionDueAt)))
    .returning({ id: issuers.id })
  return set.length === 1
}

/** Stops that deletion; false when none waits. The update is the lock; the caller records the event. */
export async function clearDeletionDue(ctx: Context, pair: Pair): Promise<boolean> {
  const cleared = await ctx.db
    .update(issuers)
    .set({ deletionDueAt: null })
    .where(and(isInside(pair), isNotNull(issuers.deletionDueAt)))
    .returning({ id: issuers.id })
  return cleared.length === 1
}

export type DueDeletion = Pair

/** Takes the deletions by parents that are due, each once, with the parent; the caller carries them out in its transaction. */
export async function takeDueDeletions(ctx: Context): Promise<DueDeletion[]> {
  const taken = await ctx.db
    .update(issuers)
    .set({ deletionDueAt: null })
    .where(and(lte(issuers.deletionDueAt, ctx.now()), eq(issuers.isKms, true), isNull(issuers.deletedAt)))
    .returning({ issuerId: issuers.id, parentId: issuers.parentId })
  return taken.flatMap(({ issuerId, parentId }) => (parentId ? { issuerId, parentId } : []))
}

/** Sets how many issuers may be inside of one; undefined restores the usual limit. False when there is no such issuer. */
export async function writeSubLimit(ctx: Context, issuerId: string, limit: number | undefined): Promise<boolean> {
  const set = await ctx.db
    .update(issuers)
    .set({ subLimit: limit ?? null })
    .where(and(eq(issuers.id, issuerId), isNull(issuers.deletedAt)))
    .returning({ id: issuers.id })
  return set.length === 1
}

const OUTSIDE = { parentId: null, joinedParentAt: null, deletionDueAt: null }

function isInside({ issuerId, parentId }: Pair) {
  return and(eq(issuers.id, issuerId), eq(issuers.parentId, parentId), isNull(issuers.deletedAt))
}
