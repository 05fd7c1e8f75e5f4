import type { Reading } from './reading/read-for-holder.ts'
import { type RowKey, sealPart } from './sealing.ts'

/** What a check found, as a row of the server has it: sealed, but for the word and the state. */
export function sealReading(key: RowKey, reading: Reading) {
  const { word, state, checkedAt } = reading.verification
  return {
    summary: sealPart(key, 'summary', reading.summary),
    reading: sealPart(key, 'reading', reading),
    word,
    state,
    checkedAt: new Date(checkedAt),
  }
}
