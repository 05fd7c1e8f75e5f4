import { z } from 'zod'
import { enteredText } from '../entered-rules.ts'

export const WORD_MAX = 100
const CODES_MAX = 10_000

/** What an admin enters. */
export const codeData = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('word'), word: enteredText(WORD_MAX, 'wordMissing') }),
  /** Made by the server, and handed out once, in the answer of the creation. */
  z.object({
    kind: z.literal('codes'),
    count: z
      .number('codeCountInvalid')
      .int('codeCountInvalid')
      .min(1, 'codeCountInvalid')
      .max(CODES_MAX, 'codeCountInvalid'),
  }),
])
export type CodeData = z.output<typeof codeData>
