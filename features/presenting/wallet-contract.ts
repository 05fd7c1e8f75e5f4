import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { ANSWER_PROBLEMS } from './protocol-contract.ts'
import { SHOWN_FORMATS } from './rules.ts'

const ofHolder = { who: 'holder', cors: 'wallet' } as const
const presentation = z.string('notFound').max(80, 'notFound')
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
  input: z.object({ presentation, badgeId: ref('badge'), format: z.enum(SHOWN_FORMATS).default('jwt_vc_json') }),
  output: z.object({}),
  problems: {
    ...ANSWER_PROBLEMS,
    badgeNotAsked: { status: 409, code: 4090 },
    keyNotHere: { status: 409, code: 4090 },
    formatNotHeld: { status: 409, code: 4090 },
    addressNotProven: { status: 403, code: 4030 },
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
