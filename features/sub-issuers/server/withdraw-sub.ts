import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { lockIssuer } from '#features/issuers/server/queries.ts'
import { endInvitation } from '#features/team/server/invite.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { ownInvitation } from './own-invitation.ts'

/** Withdraws an open invitation: its link admits nobody from now on. Throws `notFound` once it was accepted or ended. */
export function withdrawSub(
  ctx: AdminContext,
  { invitationId }: Input<typeof contract.withdrawSub>,
): Promise<Record<never, never>> {
  return inTransaction(ctx, async (ctx) => {
    // Waits for a wizard that accepts it at this moment.
    await lockIssuer(ctx, ctx.actor.issuerId)
    const { issuerId, email } = await ownInvitation(ctx, invitationId)
    if ((await endInvitation(ctx, { issuerId, email, kind: 'sub' })) === 0) throw new Problem('notFound')
    return {}
  })
}
