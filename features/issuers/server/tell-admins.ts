import { eq } from 'drizzle-orm'
import { tellAccount } from '#platform/account-notices.ts'
import type { Context, TeamContext } from '#platform/context.ts'
import type { AccountNotice } from '#platform/tables.ts'
import { findIssuer } from './find-issuer.ts'
import { issuerAdmins } from './tables.ts'

/** Notifies all admins of the signed-in issuer by e-mail of an action by one of them. */
export function tellAdmins(ctx: TeamContext, kind: AccountNotice): Promise<void> {
  const { issuerId, email } = ctx.actor
  return tellAdminsOf(ctx, issuerId, kind, { who: email, device: ctx.device })
}

/**
 * Notifies all admins of an issuer by e-mail, unless its key is a wallet's: their addresses are unproven, and the
 * wallet signs everything important.
 */
export async function tellAdminsOf(
  ctx: Context,
  issuerId: string,
  kind: AccountNotice,
  detail: Record<string, string>,
): Promise<void> {
  const issuer = await findIssuer(ctx, issuerId)
  if (!issuer?.isKms) return
  const admins = await ctx.db
    .select({ email: issuerAdmins.email })
    .from(issuerAdmins)
    .where(eq(issuerAdmins.issuerId, issuerId))
  const { language, name } = issuer
  await tellAccount(
    ctx,
    admins.map(({ email }) => email),
    { kind, language, detail: { community: name, ...detail } },
  )
}
