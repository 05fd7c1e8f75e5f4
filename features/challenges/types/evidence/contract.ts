import { z } from 'zod'
import { EVIDENCE_KINDS } from '../../rules.ts'

export const REQUEST_MAX = 1000

/** What an admin enters. */
export const evidenceData = z.object({
  request: z.string('requestMissing').trim().min(1, 'requestMissing').max(REQUEST_MAX, 'requestTooLong'),
  kinds: z.array(z.enum(EVIDENCE_KINDS)).min(1, 'kindsMissing'),
})
