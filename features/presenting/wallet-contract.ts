import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { ANSWER_PROBLEMS } from './protocol-contract.ts'
import { KEPT_FORMATS, LINK_MAX, OUTSIDE_REQUESTS, PRESENTATION_MAX, REQUEST_MAX, SHOWN_FORMATS } from './rules.ts'

const ofHolder = { who: 'holder', cors: 'wallet' } as const
const presentation = z.string('notFound').max(80, 'notFound')
const addressNotProven = { status: 403, code: 4030 } as const
const requestEnded = { status: 410, code: 4100 } as const

/**
 * Opens a scanned request (ValidatorData or an `openid4vp` link): who asks, for what, and which of the holder's badges
 * match. The verifier sees that a wallet has opened it, and nothing else.
 */
export const openPresentation = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/presentations/open',
  input: z.object({ code: z.string('invalidInput').trim().max(4000, 'invalidInput') }),
  output: z.object({
    presentation: z.string(),
    issuer: z.object({
      name: z.string(),
      image: z.string(),
      did: z.string(),
      host: z.string(),
      promotedAt: z.string(),
      bannerColor: z.string(),
    }),
    /** The person or the entrance of a verifier link; '' for the studio. */
    verifier: z.string(),
    templates: z.array(z.object({ title: z.string(), category: z.string() })),
    /** The same two digits are on the verifier's screen. */
    number: z.number(),
    expiresAt: z.string(),
    badges: z.array(
      z.object({
        id: z.string(),
        /** Whether the server keeps the key of its subject (`showPresentation`); else the device signs. */
        isKept: z.boolean(),
      }),
    ),
    /** For a device that signs: the answer's nonce, audience and address, and the name of the query that it answers. */
    signing: z.object({ nonce: z.string(), audience: z.string(), responseUri: z.string(), query: z.string() }),
  }),
  problems: { requestForeign: { status: 409, code: 4090 }, requestEnded },
})

/**
 * Shows a badge, signed with the key that the server keeps for the wallet; `format` is that of the badge as a query names it.
 */
export const showPresentation = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/presentations/show',
  input: z.object({ presentation, badgeId: ref('badge'), format: z.enum(KEPT_FORMATS).default('jwt_vc_json') }),
  output: z.object({}),
  problems: {
    ...ANSWER_PROBLEMS,
    badgeNotAsked: { status: 409, code: 4090 },
    keyNotHere: { status: 409, code: 4090 },
    formatNotHeld: { status: 409, code: 4090 },
    addressNotProven,
  },
})

/** Declines a request: the verifier sees only that nothing was shown. */
export const declinePresentation = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/presentations/decline',
  input: z.object({ presentation }),
  output: z.object({}),
  problems: { requestEnded },
})

const outside = { ...ofHolder, method: 'POST', rate: OUTSIDE_REQUESTS } as const
/** An opened request of another verifier, as `openRequest` returned it; for its holder and `OUTSIDE_MINUTES` only. */
const request = z.string('invalidInput').max(2 * REQUEST_MAX, 'invalidInput')
const conflict = { status: 409, code: 4090 } as const
const verifierProblems = { requestEnded, requestUnreachable: conflict, requestUnsupported: conflict }

/**
 * Reads the request of a verifier of another site (OpenID4VP 1.0: DCQL, `direct_post`), by an `openid4vp` link, and says
 * who asks and which badges match. The server fetches and checks it; nothing is sent to the verifier.
 */
export const openRequest = endpoint({
  ...outside,
  path: '/wallet/requests/open',
  input: z.object({ code: z.string('invalidInput').trim().max(LINK_MAX, 'invalidInput') }),
  output: z.object({
    request: z.string(),
    /** `host`: the verifier's own, with the path of its DID, if it proved it (`isProven`); or where the answer would go. */
    host: z.string(),
    isProven: z.boolean(),
    /** What the verifier calls itself, which proves nothing; '' for nothing. */
    name: z.string(),
    choices: z.array(
      z.object({
        badgeId: z.string(),
        isKept: z.boolean(),
        format: z.enum(SHOWN_FORMATS),
        /** What of an SD-JWT is disclosed; everything is shown in the other formats. */
        disclosed: z.object({ evidence: z.boolean(), recipient: z.boolean(), seat: z.boolean() }),
      }),
    ),
    /** For a device that signs. */
    signing: z.object({ audience: z.string(), nonce: z.string() }),
  }),
  problems: { ...verifierProblems, requestUnproven: conflict, requestSeveral: conflict },
})

/** The badge in the form that the verifier asked for, for a device that signs its presentation. */
export const prepareAnswer = endpoint({
  ...outside,
  path: '/wallet/requests/badge',
  input: z.object({ request, badgeId: ref('badge') }),
  output: z.object({ credential: z.string() }),
  problems: { requestEnded, badgeNotAsked: conflict },
})

/**
 * Sends a badge to the verifier: a presentation that the device signed (`presentation`), or one that the server signs
 * with the key that it keeps. `next` is the page on which the verifier wants to continue, '' for none.
 */
export const answerVerifier = endpoint({
  ...outside,
  path: '/wallet/requests/answer',
  input: z.object({
    request,
    badgeId: ref('badge'),
    presentation: z.string('invalidInput').max(PRESENTATION_MAX, 'tooLarge').default(''),
  }),
  output: z.object({ next: z.string() }),
  problems: {
    ...verifierProblems,
    answerRefused: conflict,
    badgeNotAsked: conflict,
    keyNotHere: conflict,
    presentationElsewhere: ANSWER_PROBLEMS.presentationElsewhere,
    addressNotProven,
  },
})

/** Declines: the verifier learns only that nothing is shown. */
export const declineRequest = endpoint({
  ...outside,
  path: '/wallet/requests/decline',
  input: z.object({ request }),
  output: z.object({}),
  problems: { ...verifierProblems, answerRefused: conflict, addressNotProven },
})
