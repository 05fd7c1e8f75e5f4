import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { address } from './contract.ts'
import * as rules from './rules.ts'

const why = z.enum(rules.SUPPRESSION_REASONS)

/** Suppressed addresses of the issuer, newest first: addresses are stored as hashes, so the list names none. */
export const listSuppressions = endpoint({
  method: 'GET',
  path: '/managers/suppressions',
  who: 'admin',
  cors: 'studio',
  input: z.object({
    /** `next` of the previous part; '' at first. */
    after: z.string().max(200).default(''),
  }),
  output: z.object({
    total: z.number(),
    /** `mark` is the beginning of the hash. */
    rows: z.array(z.object({ mark: z.string(), at: z.string(), reason: why })),
    next: z.string(),
    /** Addresses that a mail server refused for good but that are not suppressed yet, newest first. */
    cameBack: z.array(z.object({ email: z.string(), at: z.string(), answer: z.string() })),
  }),
})

/** Whether an address is suppressed. */
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

/** Suppresses an address. Idempotent. */
export const addSuppression = endpoint({
  method: 'POST',
  path: '/managers/suppressions',
  who: 'admin',
  cors: 'studio',
  input: z.object({ email: address, reason: z.enum(['bounced', 'asked']) }),
  output: z.object({}),
})

/** Lifts an address's suppression, with a reason that the audit log keeps. Idempotent. */
export const removeSuppression = endpoint({
  method: 'POST',
  path: '/managers/suppressions/remove',
  who: 'admin',
  cors: 'studio',
  input: z.object({ email: address, reason: z.enum(rules.RELEASE_REASONS) }),
  output: z.object({}),
})
