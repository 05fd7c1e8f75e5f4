import { eq } from 'drizzle-orm'
import { tellAccount } from '#platform/account-notices.ts'
import type { Context, TeamContext } from '#platform/context.ts'
import type { AccountNotice } from '#platform/tables.ts'
import { findIssuer } from './find-issuer.ts'
import { issuerAdmins } from './tables.ts'

/** Tells all admins of the signed-in issuer by e-mail what somebody of them did. */
export function tellAdmins(ctx: TeamContext, kind: AccountNotice): Promise<void> {
  const { issuerId, email } = ctx.actor
  return tellAdminsOf(ctx, issuerId, kind, { who: email, device: ctx.device })
}

/**
 * Tells all admins of an issuer by e-mail. Not those of an issuer whose key is a wallet's: nobody proved their addresses, and the
 * wallet signs whatever counts.
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
