export const PSEUDO_MAX = 50
/** A nonce for wallet signatures and OpenID4VCI proofs lives 5 minutes and is taken once. */
export const NONCE_MINUTES = 5
/** Fewest characters of a passphrase that seals a key on a device without passkeys. */
export const PASSPHRASE_MIN = 10
/** Megapixels past which a profile picture is not decoded. */
export const PICTURE_MAX_PIXELS = 50_000_000
/** Mails with a code for further addresses that one wallet may ask for in an hour. */
export const ADDRESSES_AN_HOUR = 10
