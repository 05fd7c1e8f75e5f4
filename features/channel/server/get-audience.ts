import type { Output } from '#base/endpoint.ts'
import { countStatuses } from '#features/members/server/count-statuses.ts'
import { countNotified } from '#features/push/server/count-notified.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { ownChannel } from './own-channel.ts'

/** How many members a post reaches, suspended ones too. Throws `notAllowed`. */
export async function getAudience(ctx: AdminContext): Promise<Output<typeof contract.getAudience>> {
  const { id } = await ownChannel(ctx)
  const { all } = await countStatuses(ctx, id)
  return { members: all, notified: await countNotified(ctx, id) }
}
