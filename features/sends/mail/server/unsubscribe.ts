import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findClaim } from '#features/claims/server/queries.ts'
import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import { readUnsubscribeToken } from '#features/mailing/server/claim-token.ts'
import { suppress } from '#features/mailing/server/suppress.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type * as contract from '../../contract.ts'

/**
 * Unsubscribes the address of a claim from its issuer (RFC 8058), waiting e-mails included; for a claim of a member, their
 * proven addresses. Idempotent.
 */
export function unsubscribe(ctx: Context, { token }: Input<typeof contract.unsubscribe>) {
  return inTransaction(ctx, async (ctx) => {
    const claimId = readUnsubscribeToken(ctx.config, token)
    const claim = claimId && (await findClaim(ctx, claimId))
    if (!claim) throw new Problem('notFound')
    const { issuerId, holderId, email } = claim
    if (email !== '') await suppress(ctx, { issuerId, email, reason: 'unsubscribed', claimId: claim.id })
    // Without the claim: it would tell the community which member unsubscribed.
    const own = holderId ? ((await mailAddressesOf(ctx, [holderId])).get(holderId) ?? []) : []
    for (const email of own) await suppress(ctx, { issuerId, email, reason: 'unsubscribed' })
    return {}
  })
}
