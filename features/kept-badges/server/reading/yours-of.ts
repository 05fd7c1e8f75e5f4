import { asList, asObject, type Json } from '#credentials/read-credential.ts'
import { isComparable, isGivenTo, isOfEmail, type Recipient } from '#features/badges/verification/recipient-rules.ts'
import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import { holderOfDid } from '#features/holders/server/queries.ts'
import type { Context } from '#platform/context.ts'
import type { Yours } from '../../rules.ts'

/**
 * Whether a badge names a holder: by a badge key or the account of their wallet, or by one of their proven addresses, hashed
 * or in clear. `recipient` is what the verification says of it. A badge with a name alone, or an identifier that means
 * something to its issuer only, names nobody who can be compared.
 */
export async function yoursOf(ctx: Context, holderId: string, credential: Json, recipient: Recipient): Promise<Yours> {
  const subject = asObject(asList(credential.credentialSubject)[0])
  const ids = [subject?.id, recipient.identifier].filter((id) => typeof id === 'string')
  const dids = new Set(ids.filter((id) => id.startsWith('did:')))
  for (const did of dids) if ((await holderOfDid(ctx, did))?.id === holderId) return 'key'
  const identities = [recipient, ...asList(subject?.identifier).flatMap(readIdentity), ...ids.flatMap(asAddress)]
  const addresses = (await mailAddressesOf(ctx, [holderId])).get(holderId) ?? []
  const isMine = (identity: Recipient) => isOfEmail(identity) && addresses.some((email) => isGivenTo(identity, email))
  if (identities.some(isMine)) return 'address'
  return dids.size > 0 || identities.some(isComparable) ? 'other' : 'none'
}

/** An `IdentityObject` (Open Badges 3.0). */
function readIdentity(value: unknown): Recipient[] {
  const { identityHash, identityType, hashed, salt } = asObject(value) ?? {}
  if (typeof identityHash !== 'string' || typeof identityType !== 'string') return []
  const recipient = { type: identityType, identifier: identityHash, isHashed: hashed === true }
  return [{ ...recipient, salt: typeof salt === 'string' ? salt : '' }]
}

/** A subject whose id is an e-mail address. */
function asAddress(id: string): Recipient[] {
  const address = /^mailto:([^?]+)/i.exec(id)?.[1]
  return address ? [{ type: 'email', identifier: address, isHashed: false, salt: '' }] : []
}
