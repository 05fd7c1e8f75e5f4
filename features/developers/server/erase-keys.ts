import { and, eq, inArray, notExists, or } from 'drizzle-orm'
import type { AdminChange } from '#features/issuers/hooks.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { idempotencyKeys, ownKeyUses, scopedKeys } from './tables.ts'

/** Deletes the keys with scopes of a deleted community, when its own keys were used, and the kept answers of both. */
export function eraseKeysOf(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const own = db.select({ id: ownKeyUses.keyId }).from(ownKeyUses).where(eq(ownKeyUses.issuerId, issuerId))
    const scoped = db.select({ id: scopedKeys.id }).from(scopedKeys).where(eq(scopedKeys.issuerId, issuerId))
    const isTheirs = or(inArray(idempotencyKeys.keyId, own), inArray(idempotencyKeys.keyId, scoped))
    await ctx.db.delete(idempotencyKeys).where(isTheirs)
    await ctx.db.delete(ownKeyUses).where(eq(ownKeyUses.issuerId, issuerId))
    await ctx.db.delete(scopedKeys).where(eq(scopedKeys.issuerId, issuerId))
    await recordEvent(ctx, { action: 'scopedKeys.erased', issuerId, subjectId: issuerId })
  })
}

/** Takes erased people's addresses off the keys that they made, which work on; admins stay, as in their team. Idempotent. */
export function eraseMakers(ctx: Context, emails: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const keys = await ctx.db
      .update(scopedKeys)
      .set({ createdBy: '' })
      .where(isMadeBy(ctx, emails))
      .returning({ id: scopedKeys.id })
    if (keys.length > 0) await recordEvent(ctx, { action: 'scopedKeys.makerErased', subjectId: '' })
  })
}

/** How many keys name addresses that `eraseMakers` would take off. */
export function countMade(ctx: Context, emails: string[]): Promise<number> {
  return ctx.db.$count(scopedKeys, isMadeBy(ctx, emails))
}

/** Keeps keys with the admin who made them when their address changes; those of a removed admin keep it. */
export function followMakers(ctx: Context, { issuerId, email, newEmail }: AdminChange): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (newEmail === '') return
    const isTheirs = and(eq(scopedKeys.issuerId, issuerId), eq(scopedKeys.createdBy, email))
    const moved = await ctx.db.update(scopedKeys).set({ createdBy: newEmail }).where(isTheirs).returning()
    if (moved.length > 0) await recordEvent(ctx, { action: 'scopedKeys.makerChanged', issuerId, subjectId: issuerId })
  })
}

function isMadeBy(ctx: Context, emails: string[]) {
  const stillAdmin = ctx.db
    .select({ email: issuerAdmins.email })
    .from(issuerAdmins)
    .where(and(eq(issuerAdmins.issuerId, scopedKeys.issuerId), eq(issuerAdmins.email, scopedKeys.createdBy)))
  return and(inArray(scopedKeys.createdBy, emails), notExists(stillAdmin))
}
