export const PSEUDO_MAX = 50
/** A nonce for wallet signatures and OpenID4VCI proofs lives 5 minutes and is used once. */
export const NONCE_MINUTES = 5
/** Nonces per network: far more than a school or a fair behind one address needs, far fewer than would fill the table. */
export const NONCES = { limit: 20_000, seconds: 600 }
/** Minimum length of a passphrase that seals a key on a device without passkeys. */
export const PASSPHRASE_MIN = 10
/** Profile pictures with more pixels are not decoded. */
export const PICTURE_MAX_PIXELS = 50_000_000
/** E-mails with a code for another address that one wallet can request in an hour. */
export const ADDRESSES_AN_HOUR = 10

/** The problem of a passphrase for a key: it is too short. */
export function passphraseProblems({ passphrase }: { passphrase: string }): { passphrase?: string } {
  return passphrase.length < PASSPHRASE_MIN ? { passphrase: 'short' } : {}
}
