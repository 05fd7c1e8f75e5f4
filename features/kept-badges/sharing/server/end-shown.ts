import type { Input } from '#base/endpoint.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { assertProven } from '../../server/assert-proven.ts'
import { findKept } from '../../server/queries.ts'
import { endPages } from './end-pages.ts'

/** Turns the page of one of the caller's badges off for good: a later one gets a new address. Throws `notFound`. */
export function endShown(ctx: HolderContext, { keptId }: Input<typeof contract.endShown>) {
  assertProven(ctx)
  return inTransaction(ctx, async (ctx) => {
    await findKept(ctx, keptId)
    await endPages(ctx, [keptId])
    await notifyWallets(ctx, { holderIds: [ctx.actor.holderId] }, { kind: 'kept', subjectId: keptId })
    return {}
  })
}
