import { z } from 'zod'
import { BESIDE_FILE_BYTES, endpoint, optionalText, upload } from '#base/endpoint.ts'
import { hasHidden } from '#base/hidden-characters.ts'
import { ref } from '#base/ids.ts'
import { IMAGE_MAX_BYTES } from '#features/issuers/rules.ts'
import {
  browserSecret,
  captchaSolution,
  code,
  email,
  linkProblems,
  linkToken,
  requestId,
} from '#features/sign-in/contract.ts'
import { NONCES, PSEUDO_MAX } from './rules.ts'

const lang = z.enum(['en', 'fr']).default('en')

const pseudo = optionalText(PSEUDO_MAX, 'pseudoTooLong').refine((text) => !hasHidden(text), 'nameHidden')

/** A random value kept in the wallet's database; a reloaded wallet renews its token with it. */
export const renewSecret = browserSecret

export const walletSession = z.object({ token: z.string(), sessionId: z.string() })

export const holderProfile = z.object({
  id: z.string(),
  did: z.string(),
  /** The did:key of the wallet's badge key, the subject of its new badges; '' until its next visit with a newer wallet. */
  badgeDid: z.string(),
  /** `email`: the server keeps the key; `own`: only this person has it. */
  kind: z.enum(['email', 'own']),
  pseudo: z.string(),
  image: z.string(),
  /** False in a session that only the link of a badge opened: what gives points or keeps something asks for a proof first. */
  isProven: z.boolean(),
  addresses: z.array(z.object({ id: z.string(), email: z.string() })),
})

/**
 * Mails a link that opens the wallet of an address on any device; the response is the same for known and unknown
 * addresses.
 */
export const requestWalletLink = endpoint({
  method: 'POST',
  path: '/wallet/magic-link',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({ email, captchaSolution, browser: browserSecret, lang }),
  output: z.object({ requestId: z.string() }),
  problems: { captchaFailed: linkProblems.captchaFailed },
})

/** Reads a wallet link without spending it. */
export const verifyWalletLink = endpoint({
  method: 'POST',
  path: '/wallet/magic-link/verify',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({ token: linkToken, browser: browserSecret.optional() }),
  output: z.object({ email: z.string(), sameBrowser: z.boolean() }),
  problems: linkProblems,
})

/**
 * Spends a wallet link (by its token, or by the code in the browser that requested it) and opens the wallet of its
 * address.
 */
export const finalizeWalletLink = endpoint({
  method: 'POST',
  path: '/wallet/magic-link/finalize',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({
    token: linkToken.optional(),
    requestId: requestId.optional(),
    code: code.optional(),
    browser: browserSecret.optional(),
    renewSecret,
    lang,
  }),
  output: walletSession,
  problems: linkProblems,
})

/** A nonce for the EIP-4361 message of a wallet with its own key. */
export const getWalletNonce = endpoint({
  method: 'POST',
  path: '/wallet/nonce',
  who: 'anyone',
  cors: 'wallet',
  rate: NONCES,
  input: z.object({}),
  output: z.object({ nonce: z.string() }),
})

/**
 * Opens the wallet of a key unknown to the server: an EIP-4361 message with WALLET_URL's host. A wallet with a badge key
 * names its did:key as the only resource of the message, and `badgeProof` is an ES256 JWT of that key (type
 * `blazon-badge-key+jwt`) with the message's nonce, and WALLET_URL's origin as audience.
 */
export const openWallet = endpoint({
  method: 'POST',
  path: '/wallet/session',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({
    message: z.string().max(2000),
    signature: z.string().max(200),
    badgeProof: z.string().max(1000).optional(),
    browser: browserSecret.optional(),
    renewSecret,
    lang,
  }),
  output: walletSession,
  problems: { proofWrong: { status: 401, code: 4010 }, badgeKeyDiffers: { status: 409, code: 4090 } },
})

/** A new token for an active wallet session, in exchange for its secret. */
export const renewWallet = endpoint({
  method: 'POST',
  path: '/wallet/session/renew',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({ sessionId: ref('session'), renewSecret }),
  output: walletSession,
})

export const leaveWallet = endpoint({
  method: 'DELETE',
  path: '/wallet/session',
  who: 'holder',
  cors: 'wallet',
  input: z.object({}),
  output: z.object({}),
})

export const getHolder = endpoint({
  method: 'GET',
  path: '/wallet/holder',
  who: 'holder',
  cors: 'wallet',
  input: z.object({}),
  output: holderProfile,
})

export const updateHolder = endpoint({
  method: 'PUT',
  path: '/wallet/holder',
  who: 'holder',
  cors: 'wallet',
  body: 'multipart',
  maxBytes: IMAGE_MAX_BYTES + BESIDE_FILE_BYTES,
  input: z.object({ pseudo, lang, file: upload().optional() }),
  output: holderProfile,
  problems: { sizeExceeded: { status: 413, code: 4130 } },
})

/**
 * A session opened only by a claim link cannot change addresses: the sender of the link could gain permanent access.
 */
const addressProblems = { addressNotProven: { status: 403, code: 4030 } } as const

/** Adds an address to the wallet: mails a code; `confirmAddress` finishes it. */
export const addAddress = endpoint({
  method: 'POST',
  path: '/wallet/addresses',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ email, browser: browserSecret, lang }),
  output: z.object({ requestId: z.string() }),
  problems: addressProblems,
})

/** Proves the address by its code; if it had a wallet, the badges of that wallet move along. */
export const confirmAddress = endpoint({
  method: 'POST',
  path: '/wallet/addresses/confirm',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ requestId, code, browser: browserSecret }),
  output: holderProfile,
  problems: { ...linkProblems, ...addressProblems },
})

export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/wallet/addresses/{addressId}',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ addressId: ref('address') }),
  output: holderProfile,
  problems: { lastAddress: { status: 409, code: 4090 }, ...addressProblems },
})

/**
 * For a wallet whose key the server keeps: an OpenID4VCI key proof for a nonce, made for a credential issuer of this
 * server only; `audience` names the community, '' the server.
 */
export const createProof = endpoint({
  method: 'POST',
  path: '/wallet/proof',
  who: 'holderOfClaim',
  cors: 'wallet',
  input: z.object({ nonce: z.string().min(1).max(200), audience: z.string().max(300).default('') }),
  output: z.object({ proof: z.string() }),
})
