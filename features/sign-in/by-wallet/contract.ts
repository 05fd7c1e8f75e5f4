import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { CHALLENGE_PATTERN } from './rules.ts'

const challenge = z.string('challengeEnded').regex(CHALLENGE_PATTERN, 'challengeEnded')

/** `waiting` for a wallet, or the outcome: answered, refused by the person, too many wrong numbers, or expired. */
export const challengeStatus = z.enum(['waiting', 'validated', 'refused', 'tooManyTries', 'expired'])

const challengeEnded = { status: 410, code: 4100 } as const

/** POST /auth/: creates a challenge. `secret` stays in the page; `number` is shown beside the code. */
export const createChallenge = endpoint({
  method: 'POST',
  path: '/auth/',
  who: 'anyone',
  cors: 'studio',
  input: z.object({
    signup: z.boolean().default(false),
    browser: z.boolean().default(true),
  }),
  output: z.object({
    challenge: z.string(),
    dynamicLink: z.string(),
    secret: z.string(),
    number: z.string(),
    expiresAt: z.string(),
  }),
})

/** Auth challenge. `token` is returned once, and only with the header `Challenge-Secret`. */
export const challengeState = z.object({
  challenge: z.string(),
  dynamicLink: z.string(),
  status: challengeStatus,
  token: z.string(),
  signup: z.boolean(),
  /** Browser and system of the requesting page, as the server saw them; '' when unknown. */
  device: z.string(),
  /** Network of the requesting page while the challenge waits: an IPv4 address or an IPv6 /64. Exposes a forwarded code. */
  network: z.string(),
  /** Whether the caller is on that network too. */
  isSameNetwork: z.boolean(),
  expiresAt: z.string(),
})

/** GET /auth/{challenge}: the status of a challenge; knowing its id is enough. */
export const getChallenge = endpoint({
  method: 'GET',
  path: '/auth/{challenge}',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({ challenge }),
  output: challengeState,
  problems: { challengeEnded },
})

/** GET /auth/sse/{challenge}: the status now and at each change, until the challenge ends. */
export const followChallenge = endpoint({
  method: 'GET',
  path: '/auth/sse/{challenge}',
  who: 'anyone',
  cors: 'studio',
  stream: true,
  input: z.object({ challenge }),
  output: challengeState,
  problems: { challengeEnded },
})

/** POST /auth/vp/: a wallet's answer, an EIP-4361 message composed and signed by the wallet. */
export const answerChallenge = endpoint({
  method: 'POST',
  path: '/auth/vp/',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({
    challenge,
    message: z.string('proofWrong').max(2000, 'proofWrong'),
    signature: z.string('proofWrong').max(200, 'proofWrong'),
  }),
  output: z.object({ status: challengeStatus }),
  problems: {
    challengeEnded,
    tooManyTries: challengeEnded,
    proofWrong: { status: 401, code: 4010 },
    numberWrong: { status: 400, code: 4000 },
  },
})

/** POST /auth/vp/refuse (ours): the person refused in the wallet; the page asks for a new code. */
export const refuseChallenge = endpoint({
  method: 'POST',
  path: '/auth/vp/refuse',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({ challenge }),
  output: z.object({ status: challengeStatus }),
  problems: { challengeEnded },
})
