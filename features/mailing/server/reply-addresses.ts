import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { issuerAdmins, issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { replyAddresses } from './tables.ts'

/**
 * Whether an address may be the reply-to of an issuer's e-mails: that of an admin who signs in by it, or one confirmed by
 * a code.
 */
export async function isReplyAddress(ctx: Context, issuerId: string, email: string): Promise<boolean> {
  const known = await listReplyAddresses(ctx, issuerId)
  return known.some((each) => each.email === email && each.isConfirmed)
}

/** The reply-to addresses of an issuer: its admins' first, then the added ones. */
export async function listReplyAddresses(ctx: Context, issuerId: string) {
  // A wallet community's own address was never proven.
  const admins = await ctx.db
    .select({ email: issuerAdmins.email })
    .from(issuerAdmins)
    .innerJoin(issuers, and(eq(issuers.id, issuerAdmins.issuerId), eq(issuers.isKms, true)))
    .where(and(eq(issuerAdmins.issuerId, issuerId), isNotNull(issuerAdmins.registrationDate)))
    .orderBy(asc(issuerAdmins.email))
  const asked = await ctx.db
    .select()
    .from(replyAddresses)
    .where(eq(replyAddresses.issuerId, issuerId))
    .orderBy(asc(replyAddresses.email))
  const own = new Set(admins.map(({ email }) => email))
  return [
    ...admins.map(({ email }) => ({ email, isConfirmed: true, isAdmin: true })),
    ...asked
      .filter(({ email }) => !own.has(email))
      .map(({ email, confirmedAt }) => ({ email, isConfirmed: confirmedAt !== null, isAdmin: false })),
  ]
}
