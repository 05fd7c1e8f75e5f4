import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { invite } from '#features/team/server/invite.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { RESEND_SECONDS } from '../rules.ts'
import { ownInvitation } from './own-invitation.ts'
import { lockParent } from './own-parent.ts'

/**
 * Mails an open invitation again: a new link, which ends the one before, for 14 more days. Throws `notFound` for one that
 * was accepted or ended, `tooSoon` within 15 seconds of the last e-mail, `tooManyInvitations`.
 */
export function resendSub(
  ctx: AdminContext,
  { invitationId }: Input<typeof contract.resendSub>,
): Promise<Record<never, never>> {
  return inTransaction(ctx, async (ctx) => {
    const parent = await lockParent(ctx).catch(asNotFound)
    const invitation = await ownInvitation(ctx, invitationId)
    if (ctx.now().getTime() - invitation.sentAt.getTime() < RESEND_SECONDS * 1000) throw new Problem('tooSoon')
    const { email, firstName, lastName, communityName, language } = invitation
    await invite(ctx, { issuerId: parent.id, kind: 'sub', email, firstName, lastName, communityName, language })
    return {}
  })
}

/** A community that went into another one has no invitations any more. */
function asNotFound(error: unknown): never {
  throw error instanceof Problem && error.key === 'isSubCommunity' ? new Problem('notFound') : error
}
