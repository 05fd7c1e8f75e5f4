import type { Claim } from '#features/claims/server/queries.ts'
import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import { suppressedOf } from '#features/mailing/server/suppressed-of.ts'
import type { Context } from '#platform/context.ts'

type Mailed = Pick<Claim, 'issuerId' | 'holderId' | 'email'>
type Recipient = { email: string; isUnwanted: boolean }

/**
 * Where e-mails about a claim go: its address, or the first proven one of the member to whom it belongs, which the
 * community never sees; '' without one. `isUnwanted` when the address is suppressed; of a member, any of theirs, because a
 * person who unsubscribed with one is not mailed at another.
 */
export async function recipientOf(ctx: Context, claim: Mailed): Promise<Recipient> {
  const recipients = await recipientsOf(ctx, [{ ...claim, id: '' }])
  return recipients.get('') ?? { email: '', isUnwanted: false }
}

/** The recipients of several claims by id, as `recipientOf`. */
export async function recipientsOf(ctx: Context, rows: (Mailed & { id: string })[]): Promise<Map<string, Recipient>> {
  const members = rows.flatMap(({ holderId }) => holderId ?? [])
  const ofMembers = await mailAddressesOf(ctx, members)
  const addressesOf = ({ holderId, email }: Mailed) => (holderId ? (ofMembers.get(holderId) ?? []) : [email])
  const recipients = new Map<string, Recipient>()
  for (const [issuerId, own] of Map.groupBy(rows, ({ issuerId }) => issuerId)) {
    const unwanted = await suppressedOf(ctx, issuerId, own.flatMap(addressesOf))
    for (const row of own) {
      const addresses = addressesOf(row)
      const isUnwanted = addresses.some((address) => unwanted.has(address))
      recipients.set(row.id, { email: addresses[0] ?? '', isUnwanted })
    }
  }
  return recipients
}
