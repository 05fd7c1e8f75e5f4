import { and, asc, eq, inArray, ne, notExists, or, type SQL } from 'drizzle-orm'
import { NOBODY } from '#features/claims/rules.ts'
import { claims } from '#features/claims/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { sends } from '../../server/tables.ts'

/** The sender's message of a send; '' without one. */
export async function messageOf(ctx: Context, sendId: string): Promise<string> {
  const [send] = await ctx.db.select({ message: sends.message }).from(sends).where(eq(sends.id, sendId))
  return send?.message ?? ''
}

/** Locks the sends with a message that have some claims, before these are locked, as mailers do. */
export async function lockMessagesOf(ctx: Context, some: SQL | undefined): Promise<void> {
  const own = ctx.db.select({ id: claims.sendId }).from(claims).where(some)
  await ctx.db
    .select({ id: sends.id })
    .from(sends)
    .where(and(ne(sends.message, ''), inArray(sends.id, own)))
    .orderBy(asc(sends.id))
    .for('update')
}

/** Erases the messages of sends whose last recipient was erased, found by their claims: they may be about that person. */
export async function eraseMessagesOf(ctx: Context, claimIds: string[]): Promise<void> {
  const own = ctx.db.select({ id: claims.sendId }).from(claims).where(isOneOf(claims.id, claimIds))
  const isHeld = and(ne(claims.holderId, ''), ne(claims.holderId, NOBODY))
  const others = ctx.db
    .select({ id: claims.id })
    .from(claims)
    .where(and(eq(claims.templateId, sends.templateId), eq(claims.sendId, sends.id), or(ne(claims.email, ''), isHeld)))
  const erased = await ctx.db
    .update(sends)
    .set({ message: '' })
    .where(and(ne(sends.message, ''), inArray(sends.id, own), notExists(others)))
    .returning({ id: sends.id })
  // Without ids: which sends a person was in is erased with them.
  const detail = { count: erased.length }
  if (erased.length > 0) await recordEvent(ctx, { action: 'addresses.erased', subjectId: 'sends', detail })
}
