import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import { suppressedOf } from '#features/mailing/server/suppressed-of.ts'
import type { Context } from '#platform/context.ts'

type Member = { issuerId: string; holderId: string }

/**
 * Where e-mails of an issuer for a member go, '' without a proven address; `isUnwanted` when any of their addresses is
 * suppressed, because a person who unsubscribed with one is not mailed at another.
 */
export async function findMemberAddress(ctx: Context, { issuerId, holderId }: Member) {
  const addresses = (await mailAddressesOf(ctx, [holderId])).get(holderId) ?? []
  const unwanted = await suppressedOf(ctx, issuerId, addresses)
  return { email: addresses[0] ?? '', isUnwanted: unwanted.size > 0 }
}
