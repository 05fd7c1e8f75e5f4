import type { Input } from '#base/endpoint.ts'
import { declineInvitation as decline } from '#features/team/server/decline-invitation.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { readLink } from '../../server/links/read-link.ts'
import { takeLink } from '../../server/links/take-link.ts'
import type * as contract from '../contract.ts'
import { invitedBy } from './read-invitation.ts'

/** Declines the invitation of a mailed link and spends the link. Throws `linkExpired`. */
export async function declineInvitation(
  ctx: Context,
  { token }: Input<typeof contract.declineInvitation>,
): Promise<Record<never, never>> {
  const link = await readLink(ctx, token, ['invite'])
  await inTransaction(ctx, async (ctx) => {
    const { invitation } = await invitedBy(ctx, link)
    await takeLink(ctx, link.id)
    await decline(ctx, invitation)
  })
  return {}
}
