import { createHash } from 'node:crypto'
import { asList, asObject, type Json } from '#credentials/read-credential.ts'
import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import { holderOfDid } from '#features/holders/server/queries.ts'
import type { Context } from '#platform/context.ts'
import type { Yours } from '../../rules.ts'

/** Somebody whom a badge names: an `IdentityObject` of Open Badges, or a recipient of its earlier versions. */
type Identity = { type: string; identifier: string; isHashed: boolean; salt: string }

/** Types of identifiers that name one person, who then is the holder or somebody else; a name is no such identifier. */
const PERSONAL = ['', 'email', 'emailAddress', 'url', 'telephone', 'did']
const ADDRESSES = ['', 'email', 'emailAddress']
const HASHED = /^(sha256|md5)\$([0-9a-f]+)$/i

/**
 * Whether a badge names a holder: by a badge key or the account of their wallet, or by one of their proven addresses, hashed
 * or in clear. `recipient` is what the verification says of it.
 */
export async function yoursOf(ctx: Context, holderId: string, credential: Json, recipient: Identity): Promise<Yours> {
  const subject = asObject(asList(credential.credentialSubject)[0])
  const named = [subject?.id, recipient.identifier].filter((id) => typeof id === 'string')
  for (const did of new Set(named.filter((id) => id.startsWith('did:')))) {
    if ((await holderOfDid(ctx, did))?.id === holderId) return 'key'
  }
  const identities = [...asList(subject?.identifier).flatMap(readIdentity), recipient, ...named.flatMap(asAddress)]
  const addresses = (await mailAddressesOf(ctx, [holderId])).get(holderId) ?? []
  if (addresses.some((email) => identities.some((identity) => isOf(identity, email)))) return 'address'
  const namesSomebody = identities.some(({ type, identifier, isHashed }) => {
    return PERSONAL.includes(type) && (isHashed || /^(did|mailto|https?):|@/i.test(identifier))
  })
  return namesSomebody ? 'other' : 'none'
}

function readIdentity(value: unknown): Identity[] {
  const { identityHash, identityType, hashed, salt } = asObject(value) ?? {}
  if (typeof identityHash !== 'string') return []
  return [
    {
      type: typeof identityType === 'string' ? identityType : '',
      identifier: identityHash,
      isHashed: hashed === true,
      salt: typeof salt === 'string' ? salt : '',
    },
  ]
}

function asAddress(identifier: string): Identity[] {
  return [{ type: '', identifier, isHashed: false, salt: '' }]
}

/** Whether an identifier is an address, in lower case (Open Badges 3.0, `IdentityHash`; 2.0, with MD5 too). */
function isOf({ type, identifier, isHashed, salt }: Identity, email: string): boolean {
  if (!ADDRESSES.includes(type)) return false
  const [, algorithm = '', digest = ''] = HASHED.exec(identifier.trim()) ?? []
  if (digest !== '') {
    const hash = createHash(algorithm.toLowerCase()).update(email + salt)
    return hash.digest('hex') === digest.toLowerCase()
  }
  return (
    !isHashed &&
    identifier
      .trim()
      .replace(/^mailto:/i, '')
      .toLowerCase() === email
  )
}
