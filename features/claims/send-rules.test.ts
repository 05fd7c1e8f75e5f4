import { expect, test } from 'vitest'
import { undoSeconds } from './send-rules.ts'

test('lengthens the time to undo for larger sends', () => {
  expect([undoSeconds(1), undoSeconds(20), undoSeconds(21)]).toEqual([10, 10, 60])
})
