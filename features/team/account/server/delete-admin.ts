import { and, eq, inArray, or } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { removeAdmin } from '#features/issuers/server/queries.ts'
import { endSessions } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { notifyAccount } from '#platform/mail/account-notices.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { sessions } from '#platform/tables.ts'
import { endInvitation } from '../../server/invite.ts'
import { lockTeamOfMainAdmin } from '../../server/lock-team.ts'
import { addressChanges } from '../../server/tables.ts'
import type * as contract from '../contract.ts'

/**
 * Removes another admin, pending or not: ends their sessions in this community, their open invitations and links that
 * undo a change of their address, and notifies them. Throws `notFound`, and `notAllowed` for the main admin's own row,
 * for a caller who is the main admin no longer, and in a community with its own key.
 */
export function deleteAdmin(
  ctx: AdminContext,
  { email, lang }: Input<typeof contract.deleteAdmin>,
): Promise<Record<never, never>> {
  return inTransaction(ctx, async (ctx) => {
    const { issuer, own } = await lockTeamOfMainAdmin(ctx)
    if (email === own.email) throw new Problem('notAllowed')
    const removed = await removeAdmin(ctx, issuer.id, email)
    if (!removed) throw new Problem('notFound')
    const count = await endSessions(ctx, and(eq(sessions.issuerId, issuer.id), eq(sessions.email, email)))
    await endInvitation(ctx, { issuerId: issuer.id, email })
    await forgetChangesTo(ctx, issuer.id, email)
    const kind = removed.registrationDate ? 'adminRemoved' : 'invitationWithdrawn'
    const language = mailLanguage(kind, { page: lang ?? ctx.language })
    await notifyAccount(ctx, [email], { kind, language, detail: { community: issuer.name } })
    await recordEvent(ctx, { action: 'admin.removed', subjectId: issuer.id, detail: { sessions: count } })
    return {}
  })
}

/** Deletes the changes of an address, and those that led to it: no link in an older mailbox gives the row back. */
async function forgetChangesTo(ctx: AdminContext, issuerId: string, email: string): Promise<void> {
  for (let addresses = [email]; addresses.length > 0; ) {
    const isTheirs = or(inArray(addressChanges.oldEmail, addresses), inArray(addressChanges.newEmail, addresses))
    const deleted = await ctx.db
      .delete(addressChanges)
      .where(and(eq(addressChanges.issuerId, issuerId), isTheirs))
      .returning({ oldEmail: addressChanges.oldEmail })
    addresses = deleted.map(({ oldEmail }) => oldEmail)
  }
}
