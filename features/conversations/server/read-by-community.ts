import type { Input } from '#base/endpoint.ts'
import { findMember } from '#features/members/server/find-member.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { readMessages } from '../thread/server/read-messages.ts'

/** Notes that the community has read a member's messages up to one; throws `notFound`. */
export async function readByCommunity(
  ctx: AdminContext,
  { did, messageId }: Input<typeof contract.readByCommunity>,
): Promise<Record<string, never>> {
  const { issuerId } = ctx.actor
  const { id: holderId } = await findMember(ctx, did)
  return readMessages(ctx, { issuerId, holderId }, { by: 'community', messageId })
}
