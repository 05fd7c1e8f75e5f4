import { Problem } from '#base/problem.ts'
import { setParent } from '#features/issuers/server/parents.ts'
import { lockIssuer } from '#features/issuers/server/queries.ts'
import { takeInvitation } from '#features/team/server/queries.ts'
import { recordEvents } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { assertRoom } from './count-subs.ts'
import { findInvited } from './find-invited.ts'

type Joining = { issuerId: string; email: string; invitationId: string }

/**
 * Puts a new community inside of the one that invited its main admin's proven address, in the transaction that creates it:
 * the invitation is accepted once. Throws `invitationEnded` when it was withdrawn, expired or accepted, or when the
 * parent was deleted or went into another community meanwhile, and `tooManySubs`.
 */
export async function joinInvitedParent(ctx: Context, { issuerId, email, invitationId }: Joining): Promise<void> {
  const invited = await findInvited(ctx, email, invitationId)
  if (!invited) throw new Problem('invitationEnded')
  const { issuerId: parentId } = invited.invitation
  const parent = await lockIssuer(ctx, parentId)
  if (!parent || parent.parentId || !(await takeInvitation(ctx, invitationId))) throw new Problem('invitationEnded')
  await assertRoom(ctx, parent, 1)
  await setParent(ctx, { issuerId, parentId }, 'sub.joined')
  const accepted = { issuerId: parentId, subjectId: invitationId }
  await recordEvents(ctx, [
    { ...accepted, action: 'invitation.accepted', detail: { kind: 'sub' } },
    { ...accepted, action: 'notice.invitationAccepted', detail: { invitationId } },
  ])
}
