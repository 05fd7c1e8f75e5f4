import type { Input } from '#base/endpoint.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../suppression-contract.ts'
import { suppress } from './suppress.ts'

/** Suppresses an address. */
export function addSuppression(ctx: AdminContext, { email, reason }: Input<typeof contract.addSuppression>) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    await suppress(ctx, { issuerId, email, reason })
    return {}
  })
}
