import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { issuerAdmins } from './tables.ts'

/** Makes a pending admin a registered one; false when there is none. The caller records the event. */
export async function registerAdmin(ctx: Context, issuerId: string, email: string): Promise<boolean> {
  const registered = await ctx.db
    .update(issuerAdmins)
    .set({ registrationDate: ctx.now() })
    .where(isPending(issuerId, email))
    .returning({ email: issuerAdmins.email })
  return registered.length === 1
}

/** Removes a pending admin; false when there is none. The caller records the event. */
export async function removePendingAdmin(ctx: Context, issuerId: string, email: string): Promise<boolean> {
  const removed = await ctx.db
    .delete(issuerAdmins)
    .where(isPending(issuerId, email))
    .returning({ email: issuerAdmins.email })
  return removed.length === 1
}

/** Notes an admin's call as the last connection, unless there is one since `before`. */
export async function seeAdmin(ctx: Context, issuerId: string, email: string, before: Date): Promise<void> {
  await ctx.db
    .update(issuerAdmins)
    .set({ lastConnectionAt: ctx.now() })
    .where(
      and(
        eq(issuerAdmins.issuerId, issuerId),
        eq(issuerAdmins.email, email),
        or(isNull(issuerAdmins.lastConnectionAt), lt(issuerAdmins.lastConnectionAt, before)),
      ),
    )
}

function isPending(issuerId: string, email: string) {
  return and(
    eq(issuerAdmins.issuerId, issuerId),
    eq(issuerAdmins.email, email),
    isNull(issuerAdmins.registrationDate),
  )
}
