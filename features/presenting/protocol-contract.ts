import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ANSWER_MAX, ANSWERS_OF_WALLETS, FETCHES_OF_REQUESTS } from './rules.ts'

/** OpenID4VP 1.0; errors are in the OAuth shape, described by our own keys. */
const protocol = { base: '', who: 'anyone', cors: 'public', oauthErrors: 'invalid_request' } as const
const requestEnded = { status: 410, code: 4100, error: 'invalid_request' } as const

/** Why an answer is refused as a whole; the request stays open for another one. */
export const ANSWER_PROBLEMS = {
  requestEnded,
  presentationUnreadable: { status: 400, code: 4000, error: 'invalid_request' },
  presentationUnproven: { status: 400, code: 4000, error: 'invalid_request' },
  presentationElsewhere: { status: 400, code: 4000, error: 'invalid_request' },
  presentationExpired: { status: 400, code: 4000, error: 'invalid_request' },
} as const

/** The signed request object (5.10), with a new nonce on each fetch. */
export const getRequestObject = endpoint({
  ...protocol,
  method: 'GET',
  path: '/oid4vp/requests/{presentation}',
  jwtType: 'application/oauth-authz-req+jwt',
  rate: FETCHES_OF_REQUESTS,
  input: z.object({ presentation: z.string('notFound').max(80, 'notFound') }),
  output: z.string(),
  problems: { requestEnded },
})

/**
 * Where a wallet sends its answer (`direct_post`, 8.2): `vp_token`, or `error` when the holder declines. One answer is
 * accepted; the address names the request and its nonce.
 */
export const answerRequest = endpoint({
  ...protocol,
  method: 'POST',
  path: '/oid4vp/responses/{token}',
  body: 'form',
  rate: ANSWERS_OF_WALLETS,
  maxBytes: 2 * ANSWER_MAX,
  input: z.object({
    token: z.string('notFound').max(200, 'notFound'),
    vp_token: z.string().max(ANSWER_MAX, 'tooLarge').default(''),
    error: z.string().max(200).default(''),
  }),
  output: z.object({}),
  problems: ANSWER_PROBLEMS,
})
