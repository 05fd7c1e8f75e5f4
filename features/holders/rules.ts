export const PSEUDO_MAX = 50
/** A nonce for wallet signatures and OpenID4VCI proofs lives 5 minutes and is taken once. */
export const NONCE_MINUTES = 5
/** Nonces for one network: far more than a school or a fair behind one address needs, far less than would fill the table. */
export const NONCES = { limit: 20_000, seconds: 600 }
/** Fewest characters of a passphrase that seals a key on a device without passkeys. */
export const PASSPHRASE_MIN = 10
/** Megapixels past which a profile picture is not decoded. */
export const PICTURE_MAX_PIXELS = 50_000_000
/** Mails with a code for further addresses that one wallet may ask for in an hour. */
export const ADDRESSES_AN_HOUR = 10

/** The problem of a passphrase that is to seal a key: it is too short. */
export function passphraseProblems({ passphrase }: { passphrase: string }): { passphrase?: string } {
  return passphrase.length < PASSPHRASE_MIN ? { passphrase: 'short' } : {}
}
