import { and, eq, gt } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { findAdmin } from '#features/issuers/server/find-admin.ts'
import { issuerFace } from '#features/issuers/server/issuer-face.ts'
import { removePendingAdmin } from '#features/issuers/server/queries.ts'
import { recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { notifyAccount } from '#platform/mail/account-notices.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { lockInvited } from './accept-invitation.ts'
import type { Invitation } from './find-invitation.ts'
import { isOpen } from './invite.ts'
import { removePendingPerson } from './queries.ts'
import { invitations } from './tables.ts'

/**
 * Ends an open invitation that its person declined, with the pending admin or the pending contributor's folders, and
 * notifies the inviter by e-mail and the admins by the bell. Throws `linkExpired` when it was accepted or ended meanwhile.
 */
export function declineInvitation(ctx: Context, invitation: Invitation): Promise<void> {
  const { id, issuerId, email, kind, invitedBy, language } = invitation
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    await lockInvited(ctx, issuerId)
    if (kind === 'admin') await removePendingAdmin(ctx, issuerId, email)
    if (kind === 'folder') await removePendingPerson(ctx, issuerId, email)
    const [declined] = await ctx.db
      .update(invitations)
      .set({ endedAt: now })
      .where(and(eq(invitations.id, id), isOpen(), gt(invitations.expiresAt, now)))
      .returning({ id: invitations.id })
    if (!declined) throw new Problem('linkExpired')
    // An inviter who left the team meanwhile learns nothing more of it.
    if (await findAdmin(ctx, issuerId, invitedBy)) {
      const { name } = await issuerFace(ctx, issuerId)
      const notice = kind === 'sub' ? 'subDeclined' : 'invitationDeclined'
      await notifyAccount(ctx, [invitedBy], {
        kind: notice,
        language: mailLanguage(notice, { page: language }),
        detail: { community: name, who: email, name: invitation.communityName },
      })
    }
    await recordEvents(ctx, [
      { action: 'invitation.declined', issuerId, subjectId: id, detail: { kind } },
      { action: 'notice.invitationDeclined', issuerId, subjectId: id, detail: { invitationId: id } },
    ])
  })
}
