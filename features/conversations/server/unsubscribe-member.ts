import { Problem } from '#base/problem.ts'
import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import { findHolder } from '#features/holders/server/queries.ts'
import { suppress } from '#features/mailing/server/suppress.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { readMemberToken } from './member-token.ts'

/**
 * Unsubscribes all addresses of a member from a community (RFC 8058); after a merge, those of the wallet that took over.
 * Throws `notFound` for a token that is not ours. Idempotent.
 */
export function unsubscribeMember(ctx: Context, token: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const pair = readMemberToken(ctx.config, token)
    const holder = pair && (await findHolder(ctx, pair.holderId))
    if (!pair || !holder) throw new Problem('notFound')
    const { issuerId } = pair
    const ids = [holder.id, ...(holder.mergedInto ? [holder.mergedInto] : [])]
    const emails = [...(await mailAddressesOf(ctx, ids)).values()].flat()
    for (const email of emails) await suppress(ctx, { issuerId, email, reason: 'unsubscribed' })
  })
}
