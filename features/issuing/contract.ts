import { z } from 'zod'
import { endpoint, type Output } from '#base/endpoint.ts'
import { REPORTS } from '#features/badges/rules.ts'
import { renewSecret } from '#features/holders/contract.ts'
import { address } from '#features/mailing/contract.ts'
import { personName } from '#features/names/contract.ts'
import { claimToken } from '#features/sends/contract.ts'
import { cardSpec } from '#features/templates/contract.ts'
import { shownEvent } from '#features/templates/event/contract.ts'

/** The page of a claim link. Every state of a link has its own page; reading it changes nothing. */
export const getClaim = endpoint({
  method: 'GET',
  path: '/claims/{token}',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({ token: claimToken }),
  output: z.object({
    state: z.enum(['open', 'notYet', 'expired', 'used', 'full', 'suspended', 'revoked', 'superseded', 'unknown']),
    card: cardSpec.optional(),
    /** Of a Participation or Ticket. */
    event: shownEvent.optional(),
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
        /** When the operator checked the identity behind the name; '' when never. */
        promotedAt: z.string(),
        /** Its public page; '' while that is off. */
        pageUrl: z.string(),
      })
      .optional(),
    /** The mailed address, so that the page can name the wallet for the badge; '' for a bare link. */
    email: z.string(),
    /** What the recipient wants to be called, else what the community entered; '' without. */
    name: z.string(),
    /** What the community entered; '' without. */
    listedName: z.string(),
    /** The person who gave the badge, and what they wrote; absent where the community sent it. */
    giver: z.object({ did: z.string(), name: z.string(), sentence: z.string() }).optional(),
    /** The community's message with this send; '' without, and for a badge from a person. */
    message: z.string(),
    /** The kind of the wallet to which the badge belongs, which alone can collect it; '' where any can. */
    ownWallet: z.enum(['', 'email', 'own']),
    startDate: z.string(),
    endDate: z.string(),
    revokedAt: z.string(),
    revokedReason: z.string(),
    /** Whether the link asks for a code as well. */
    asksCode: z.boolean(),
    /** OpenID4VCI offer for any wallet, by reference; '' for an open link, which needs `enterLink` first. */
    offerUri: z.string(),
    /** The community as a credential issuer, which a key proof names; '' for an unknown link. */
    credentialIssuer: z.string(),
    /** Whether this is an open link: `enterLink` comes before the badge. */
    isShared: z.boolean(),
    confirmsEmail: z.boolean(),
    mailDomains: z.array(z.string()),
  }),
})

/**
 * POST /claims/{token}/opened (ours): a person opened the page of a link, as it reports at their first press. An unknown link is
 * answered like a known one.
 */
export const reportOpening = endpoint({
  method: 'POST',
  path: '/claims/{token}/opened',
  who: 'anyone',
  cors: 'wallet',
  rate: REPORTS,
  input: z.object({ token: claimToken }),
  output: z.object({}),
})

/** The wallet's data of a claim link. */
export type Claim = Output<typeof getClaim>

/** GET /wallet/waiting (ours): the badges that wait for this wallet, newest first, at most `WAITING_MAX`. */
export const listWaiting = endpoint({
  method: 'GET',
  path: '/wallet/waiting',
  who: 'holder',
  cors: 'wallet',
  input: z.object({}),
  output: z.object({
    waiting: z.array(
      z.object({
        /** The token of its claim link, which is also the pre-authorized code. */
        token: z.string(),
        title: z.string(),
        card: cardSpec,
        issuer: z.object({ name: z.string(), image: z.string(), did: z.string(), promotedAt: z.string() }),
        endDate: z.string(),
        asksCode: z.boolean(),
        credentialIssuer: z.string(),
      }),
    ),
  }),
})

/**
 * "Keep it with my e-mail": a mailed link proves its address. `token` opens a session of that address's wallet when it
 * is new, else one that can only collect this badge (`isLimited`); a sign-in link then opens the whole wallet. A member's
 * link does the latter for their wallet, if the server keeps its key.
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
  /** Whether a code was mailed, to be sent to `confirmEntry` first. */
  isMailed: z.boolean(),
  offerUri: z.string(),
})

/**
 * Enters an open link: a solved puzzle, and an address where the link requires one, in exchange for the code of one
 * badge.
 */
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

/**
 * PUT /claims/{token}/name (ours): what the recipient of a link, or of an entry into an open link (by its code), wants to be
 * called by the community, until the badge is collected; '' takes it back.
 */
export const nameClaim = endpoint({
  method: 'PUT',
  path: '/claims/{token}/name',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({ token: claimToken, name: z.union([z.literal(''), personName], 'nameNotValid') }),
  output: z.object({}),
  problems: { claimGone: { status: 410, code: 4100 } },
})

/** Confirms the address of an entry by the six mailed digits. */
export const confirmEntry = endpoint({
  method: 'POST',
  path: '/claims/entries/confirm',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({ code: claimToken, digits: z.string().trim().max(12) }),
  output: z.object({}),
  problems: { codeWrong: { status: 400, code: 4000 }, claimGone: { status: 410, code: 4100 } },
})
