import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { claimToken } from '#features/claims/contract.ts'
import { renewSecret } from '#features/holders/contract.ts'
import { address } from '#features/mailing/contract.ts'
import { cardSpec } from '#features/templates/contract.ts'

/** What a claim link leads to. Every state of a link has its own page; reading it changes nothing. */
export const getClaim = endpoint({
  method: 'GET',
  path: '/claims/{token}',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({ token: claimToken }),
  output: z.object({
    state: z.enum(['open', 'notYet', 'expired', 'used', 'full', 'suspended', 'revoked', 'superseded', 'unknown']),
    card: cardSpec.optional(),
    title: z.string(),
    description: z.string(),
    criteria: z.string(),
    lang: z.enum(['en', 'fr']),
    issuer: z
      .object({
        name: z.string(),
        image: z.string(),
        did: z.string(),
        host: z.string(),
        /** When the operator checked who stands behind the name; '' when never. */
        promotedAt: z.string(),
      })
      .optional(),
    /** The mailed address, so that the page can name where the badge will be kept; '' for a bare link. */
    email: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    revokedAt: z.string(),
    revokedReason: z.string(),
    /** The link asks for a code as well. */
    asksCode: z.boolean(),
    /** OpenID4VCI offer for any wallet, by reference; '' for an open link, which is entered first. */
    offerUri: z.string(),
    /** An open link: `enterLink` comes before the badge. */
    isShared: z.boolean(),
    confirmsEmail: z.boolean(),
    mailDomains: z.array(z.string()),
  }),
})

/**
 * "Keep it with my e-mail": a mailed link proves its address. `token` opens a session of that address's wallet when it is
 * new, else one that may do nothing but take this badge (`isLimited`); the whole wallet then opens by a sign-in link.
 */
export const enterByClaim = endpoint({
  method: 'POST',
  path: '/wallet/session/claim',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({ claim: claimToken, renewSecret, lang: z.enum(['en', 'fr']).default('en') }),
  output: z.object({ token: z.string(), sessionId: z.string(), isLimited: z.boolean() }),
  problems: {
    claimGone: { status: 410, code: 4100 },
    claimWithoutAddress: { status: 409, code: 4090 },
  },
})

const entry = z.object({
  /** The pre-authorized code of one badge, for 30 minutes. */
  code: z.string(),
  /** A code was mailed and is given to `confirmEntry` first. */
  isMailed: z.boolean(),
  offerUri: z.string(),
})

/** Enters an open link: a solved puzzle, and an address where the link asks for one, against the code of one badge. */
export const enterLink = endpoint({
  method: 'POST',
  path: '/claims/{token}/enter',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({
    token: claimToken,
    captchaSolution: z.string().max(200),
    email: z.union([z.literal(''), address]).default(''),
    lang: z.enum(['en', 'fr']).default('en'),
  }),
  output: entry,
  problems: {
    captchaFailed: { status: 400, code: 4000 },
    claimGone: { status: 410, code: 4100 },
    emailMissing: { status: 400, code: 4000 },
    domainNotAllowed: { status: 403, code: 4030 },
    networkFull: { status: 429, code: 4290 },
  },
})

/** Confirms the address of an entry by the six digits that were mailed. */
export const confirmEntry = endpoint({
  method: 'POST',
  path: '/claims/entries/confirm',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({ code: claimToken, digits: z.string().trim().max(12) }),
  output: z.object({}),
  problems: { codeWrong: { status: 400, code: 4000 }, claimGone: { status: 410, code: 4100 } },
})
