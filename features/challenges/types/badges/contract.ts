import { z } from 'zod'
import { COUNT_MAX, LIST_MAX } from './rules.ts'

const hashes = z
  .array(z.string('templatesMissing').max(120, 'notFound'))
  .min(1, 'templatesMissing')
  .max(LIST_MAX, 'tooManyTemplates')

/** What an admin enters for badges to hold. */
export const ownsData = z.object({
  templateHashList: hashes,
  count: z.number('countInvalid').int('countInvalid').min(1, 'countInvalid').max(COUNT_MAX, 'countInvalid'),
})
/** What an admin enters for badges to give. */
export const sentData = z.object({ templateHashList: hashes })
