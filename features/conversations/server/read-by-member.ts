import type { Input } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import { readMessages } from '../thread/server/read-messages.ts'
import type * as contract from '../wallet-contract.ts'

/** Notes that the holder has read a community's messages up to one; throws `notFound`. */
export function readByMember(
  ctx: HolderContext,
  { issuerId, messageId }: Input<typeof contract.readByMember>,
): Promise<Record<string, never>> {
  return readMessages(ctx, { issuerId, holderId: ctx.actor.holderId }, { by: 'member', messageId })
}
