import { md5 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** To whom a badge says that it was given, as an answer has it. */
export type Recipient = { type: string; identifier: string; isHashed: boolean; salt: string }

/**
 * How many identifiers of a badge are compared with each address of a wallet, and how long a salt may be: anybody can write
 * more, and each is hashed.
 */
export const IDENTIFIERS_MAX = 5
export const SALT_MAX = 500

/** The types of identifiers that a person can type (Open Badges 3.0, B.7.4, and 2.0, Profile Identifier Properties). */
const EMAIL = ['email', 'emailAddress']
const TYPED = [...EMAIL, 'url', 'telephone']

/** What a hash begins with; Open Badges 1.0 also had MD5. */
const HASHES = { sha256, md5 }
const HASHED = /^(sha256|md5)\$([\da-f]+)$/i

/** Whether a badge was given to an e-mail address. */
export function isOfEmail({ type, identifier }: Pick<Recipient, 'type' | 'identifier'>): boolean {
  return identifier !== '' && EMAIL.includes(type)
}

/** Whether a person can type what the badge was given to, to compare it. */
export function isComparable({ type, identifier }: Pick<Recipient, 'type' | 'identifier'>): boolean {
  return identifier !== '' && TYPED.includes(type)
}

/**
 * Whether a badge was given to an address: in clear or, with the badge's salt behind it, hashed (Open Badges 3.0,
 * `IdentityObject`). Capitals do not count in an e-mail address; issuers hash it as written or in lower case.
 */
export function isGivenTo({ type, identifier, salt }: Recipient, typed: string): boolean {
  const address = typed.trim()
  const forms = isOfEmail({ type, identifier }) ? [address, address.toLowerCase()] : [address]
  const [, name = '', hash = ''] = HASHED.exec(identifier) ?? []
  if (hash === '') return forms.includes(forms.length > 1 ? identifier.trim().toLowerCase() : identifier.trim())
  const digest = HASHES[name.toLowerCase() as keyof typeof HASHES]
  return forms.some((form) => bytesToHex(digest(utf8ToBytes(form + salt))) === hash.toLowerCase())
}
