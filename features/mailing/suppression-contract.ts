import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { address } from './contract.ts'
import * as rules from './rules.ts'

const why = z.enum(rules.SUPPRESSION_REASONS)

/** Who gets no more mail of the issuer, newest first: addresses are stored as hashes, so the list names none. */
export const listSuppressions = endpoint({
  method: 'GET',
  path: '/managers/suppressions',
  who: 'admin',
  cors: 'studio',
  input: z.object({
    /** `next` of the part before; '' at first. */
    after: z.string().max(200).default(''),
  }),
  output: z.object({
    total: z.number(),
    /** `mark` is the beginning of the hash. */
    rows: z.array(z.object({ mark: z.string(), at: z.string(), reason: why })),
    next: z.string(),
    /** Addresses that a mail server refused for good and that still get mails, the last first. */
    cameBack: z.array(z.object({ email: z.string(), at: z.string(), answer: z.string() })),
  }),
})

/** Whether an address gets no more mail. */
export const findSuppression = endpoint({
  method: 'GET',
  path: '/managers/suppressions/find',
  who: 'admin',
  cors: 'studio',
  input: z.object({ email: address }),
  output: z.object({
    isSuppressed: z.boolean(),
    mark: z.string(),
    at: z.string(),
    reason: z.union([why, z.literal('')]),
  }),
})

/** Ends the mails to an address. Again it changes nothing. */
export const addSuppression = endpoint({
  method: 'POST',
  path: '/managers/suppressions',
  who: 'admin',
  cors: 'studio',
  input: z.object({ email: address, reason: z.enum(['bounced', 'asked']) }),
  output: z.object({}),
})

/** Lets an address have mails again, with the reason, which the audit keeps. Again it changes nothing. */
export const removeSuppression = endpoint({
  method: 'POST',
  path: '/managers/suppressions/remove',
  who: 'admin',
  cors: 'studio',
  input: z.object({ email: address, reason: z.enum(rules.RELEASE_REASONS) }),
  output: z.object({}),
})
