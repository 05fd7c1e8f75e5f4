import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { adminChanged } from '../hooks.ts'
import type { Admin } from './find-admin.ts'
import type { Issuer } from './find-issuer.ts'
import { issuerAdmins, issuers } from './tables.ts'

/**
 * Locks an issuer until the end of the transaction, so that changes of its admins happen one after the other; rows that
 * only refer to it are written meanwhile. Undefined when it was deleted.
 */
export async function lockIssuer(ctx: Context, issuerId: string): Promise<Issuer | undefined> {
  const [issuer] = await ctx.db
    .select()
    .from(issuers)
    .where(and(eq(issuers.id, issuerId), isNull(issuers.deletedAt)))
    .for('no key update')
  return issuer
}

/** The admins of an issuer, in no order. */
export function adminsOf(ctx: Context, issuerId: string): Promise<Admin[]> {
  return ctx.db.select().from(issuerAdmins).where(eq(issuerAdmins.issuerId, issuerId))
}

type Names = { firstName: string; lastName: string }

/** Writes a pending admin; false when the address is an admin already. The caller records the event. */
export async function writeAdmin(ctx: Context, admin: Names & { issuerId: string; email: string }): Promise<boolean> {
  const written = await ctx.db
    .insert(issuerAdmins)
    .values({ ...admin, mainAdmin: false })
    .onConflictDoNothing()
    .returning({ email: issuerAdmins.email })
  return written.length === 1
}

/**
 * Changes the names or the address of an admin; false when there is none with that address. The caller has locked the
 * issuer, knows that no other admin has the new address, and records the event.
 */
export async function changeAdmin(
  ctx: Context,
  { issuerId, email }: { issuerId: string; email: string },
  changed: Partial<Names & { email: string }>,
): Promise<boolean> {
  const rows = await ctx.db
    .update(issuerAdmins)
    .set(changed)
    .where(isAdmin(issuerId, email))
    .returning({ email: issuerAdmins.email })
  if (rows.length === 0) return false
  if (changed.email) await adminChanged.run(ctx, { issuerId, email, newEmail: changed.email })
  return true
}

/** Removes an admin other than the main admin, and returns the row; undefined when there is none. The caller records it. */
export async function removeAdmin(ctx: Context, issuerId: string, email: string): Promise<Admin | undefined> {
  const [removed] = await ctx.db
    .delete(issuerAdmins)
    .where(and(isAdmin(issuerId, email), eq(issuerAdmins.mainAdmin, false)))
    .returning()
  if (removed) await adminChanged.run(ctx, { issuerId, email, newEmail: '' })
  return removed
}

/** Makes an admin the only main admin of an issuer that the caller has locked. The caller records the event. */
export async function moveMainAdmin(ctx: Context, issuerId: string, email: string): Promise<void> {
  await ctx.db
    .update(issuerAdmins)
    .set({ mainAdmin: false })
    .where(and(eq(issuerAdmins.issuerId, issuerId), eq(issuerAdmins.mainAdmin, true)))
  await ctx.db.update(issuerAdmins).set({ mainAdmin: true }).where(isAdmin(issuerId, email))
}

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
        isAdmin(issuerId, email),
        or(isNull(issuerAdmins.lastConnectionAt), lt(issuerAdmins.lastConnectionAt, before)),
      ),
    )
}

function isPending(issuerId: string, email: string) {
  return and(isAdmin(issuerId, email), isNull(issuerAdmins.registrationDate))
}

function isAdmin(issuerId: string, email: string) {
  return and(eq(issuerAdmins.issuerId, issuerId), eq(issuerAdmins.email, email))
}
