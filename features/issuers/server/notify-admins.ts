import { and, eq, isNotNull } from 'drizzle-orm'
import type { Context, TeamContext } from '#platform/context.ts'
import { notifyAccount } from '#platform/mail/account-notices.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import type { AccountNotice, KeyNotice, SubNotice } from '#platform/tables.ts'
import { findIssuer } from './find-issuer.ts'
import { issuerAdmins } from './tables.ts'

type AdminNotice =
  | Extract<AccountNotice, 'keyCreated' | 'keyRegenerated' | 'keyShown' | KeyNotice | 'webhookOff' | 'manyRefusals'>
  | Exclude<SubNotice, 'subDeclined'>

/** Notifies all admins of the signed-in issuer by e-mail of an action by one of them, with more words for its sentence. */
export function notifyAdmins(ctx: TeamContext, kind: AdminNotice, detail: Record<string, string> = {}): Promise<void> {
  const { issuerId, email, key } = ctx.actor
  return notifyAdminsOf(ctx, issuerId, kind, { who: key?.name ?? email, device: ctx.device, ...detail })
}

/**
 * Notifies all registered admins of an issuer by e-mail, unless its key is a wallet's: their addresses are unproven, and
 * the wallet signs everything important.
 */
export async function notifyAdminsOf(
  ctx: Context,
  issuerId: string,
  kind: AdminNotice,
  detail: Record<string, string>,
): Promise<void> {
  const issuer = await findIssuer(ctx, issuerId)
  if (!issuer?.isKms) return
  const admins = await ctx.db
    .select({ email: issuerAdmins.email })
    .from(issuerAdmins)
    .where(and(eq(issuerAdmins.issuerId, issuerId), isNotNull(issuerAdmins.registrationDate)))
  const language = mailLanguage(kind, { community: issuer.language })
  await notifyAccount(
    ctx,
    admins.map(({ email }) => email),
    { kind, language, detail: { community: issuer.name, ...detail } },
  )
}
