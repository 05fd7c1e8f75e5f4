import { expect, test } from 'vitest'
import { undoSeconds } from './send-rules.ts'

test('the time to undo grows with the send', () => {
  expect([undoSeconds(1), undoSeconds(20), undoSeconds(21)]).toEqual([10, 10, 60])
})
