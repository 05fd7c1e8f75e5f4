import type { Claim } from '#features/claims/server/queries.ts'
import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import { suppressedOf } from '#features/mailing/server/suppressed-of.ts'
import type { Context } from '#platform/context.ts'

type Mailed = Pick<Claim, 'issuerId' | 'holderId' | 'email'>

/**
 * Where e-mails about a claim go: its address, or the first proven one of the member to whom it belongs, which the
 * community never sees; '' without one. `isUnwanted` when the address is suppressed; of a member, any of theirs, because a
 * person who unsubscribed with one is not mailed at another.
 */
export async function recipientOf(ctx: Context, { issuerId, holderId, email }: Mailed) {
  const addresses = holderId ? ((await mailAddressesOf(ctx, [holderId])).get(holderId) ?? []) : [email]
  const unwanted = await suppressedOf(ctx, issuerId, addresses)
  return { email: addresses[0] ?? '', isUnwanted: unwanted.size > 0 }
}
