import { asList, asObject, type Json } from '#credentials/read-credential.ts'
import { isComparable, isGivenTo, isOfEmail, type Recipient } from '#features/badges/verification/recipient-rules.ts'
import { describeRecipient, recipientsOf } from '#features/badges/verification/server/describe-recipient.ts'
import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import { holderOfDid } from '#features/holders/server/queries.ts'
import type { Context } from '#platform/context.ts'
import type { Yours } from '../../rules.ts'

/**
 * Whether the badge that counted (`readAndVerify`) names a holder: by a badge key or the account of their wallet, or by one of
 * their proven addresses, hashed or in clear. A badge with a name alone, or an identifier that means something to its issuer
 * only, names nobody who can be compared.
 */
export async function yoursOf(ctx: Context, holderId: string, counted: Json): Promise<Yours> {
  const subject = asObject(asList(counted.credentialSubject)[0])
  const recipients = recipientsOf(counted)
  const ids = [subject?.id, describeRecipient(counted).identifier].filter((id) => typeof id === 'string')
  const dids = new Set(ids.filter((id) => id.startsWith('did:')))
  for (const did of dids) if ((await holderOfDid(ctx, did))?.id === holderId) return 'key'
  const identities = [...recipients, ...ids.flatMap(asAddress)]
  const addresses = (await mailAddressesOf(ctx, [holderId])).get(holderId) ?? []
  const isMine = (identity: Recipient) => isOfEmail(identity) && addresses.some((email) => isGivenTo(identity, email))
  if (identities.some(isMine)) return 'address'
  return dids.size > 0 || identities.some(isComparable) ? 'other' : 'none'
}

/** A subject whose id is an e-mail address. */
function asAddress(id: string): Recipient[] {
  const address = /^mailto:([^?]+)/i.exec(id)?.[1]
  return address ? [{ type: 'email', identifier: address, isHashed: false, salt: '' }] : []
}
