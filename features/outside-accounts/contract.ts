import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import * as rules from './rules.ts'

const ofHolder = { who: 'holder', cors: 'wallet' } as const
const provider = z.enum(rules.PROVIDERS, 'notFound')

/** GET /wallet/outside-accounts (ours): the holder's linked accounts, and the providers that this server works with. */
export const listOutsideAccounts = endpoint({
  ...ofHolder,
  method: 'GET',
  path: '/wallet/outside-accounts',
  input: z.object({}),
  output: z.object({
    accounts: z.array(z.object({ provider, name: z.string(), linkedAt: z.string() })),
    providers: z.array(provider),
  }),
})

const providerOff = { providerOff: { status: 409, code: 4090 } } as const
/** In a session that only the link of a badge opened. */
const proven = { addressNotProven: { status: 403, code: 4030 } } as const

/**
 * POST /wallet/outside-accounts/{provider}/begin (ours): the provider's page to open. `purpose` is the challenge for which
 * the token may then be used, '' to link the account only; `back` is where the wallet's page returns to afterwards.
 */
export const beginOutside = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/outside-accounts/{provider}/begin',
  input: z.object({
    provider,
    purpose: z.string().max(80, 'notFound').default(''),
    back: z
      .string()
      .max(300, 'invalidInput')
      .regex(/^\/(?![/\\])/, 'invalidInput')
      .default('/you'),
  }),
  output: z.object({ url: z.string() }),
  problems: { ...providerOff, ...proven },
})

/**
 * POST /wallet/outside-accounts/finish (ours): what the provider gave to the wallet's page `/outside`. A state is bound to
 * this wallet's session, expires after 10 minutes, and is used once.
 */
export const finishOutside = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/outside-accounts/finish',
  input: z.object({
    state: z.string('stateInvalid').min(1, 'stateInvalid').max(200, 'stateInvalid'),
    code: z.string().max(4000, 'invalidInput').default(''),
    /** The provider's own word for a refusal, such as `access_denied`. */
    error: z.string().max(200).default(''),
  }),
  output: z.object({ provider, name: z.string(), purpose: z.string(), back: z.string() }),
  problems: {
    ...providerOff,
    ...proven,
    /** Of another wallet or browser, used before, or older than 10 minutes. */
    stateInvalid: { status: 409, code: 4090 },
    /** The person said no on the provider's page. */
    outsideRefused: { status: 409, code: 4090 },
    /** The account is linked to another wallet, or was until less than 30 days ago. */
    linkedElsewhere: { status: 409, code: 4090 },
    /** This wallet has another account of the provider: it is unlinked first. */
    otherAccount: { status: 409, code: 4090 },
    /** The provider did not answer, is limited or failed; the sign-in can be begun again. */
    outsideUnreachable: { status: 503, code: 5030 },
  },
})

/** DELETE /wallet/outside-accounts/{provider} (ours): unlinks an account; what it passed stays passed. Idempotent. */
export const unlinkOutside = endpoint({
  ...ofHolder,
  method: 'DELETE',
  path: '/wallet/outside-accounts/{provider}',
  input: z.object({ provider }),
  output: z.object({}),
})
