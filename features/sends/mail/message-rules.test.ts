import { expect, test } from 'vitest'
import { isPlainMessage, MESSAGE_MAX, messageFault, tidyMessage } from './message-rules.ts'

test.each([
  ['spaces around it', '  Well done \n', 'Well done'],
  ['spaces at the end of a line', 'Well done  \nLéa', 'Well done\nLéa'],
  ['several empty lines', 'Well done\n\n\n\nLéa', 'Well done\n\nLéa'],
  ['lines of spaces alone', 'Well done\n  \n \n  \nLéa', 'Well done\n\nLéa'],
  ['one empty line', 'Well done\n\nLéa', 'Well done\n\nLéa'],
  ['a separate accent', 'Le\u0301a', 'Léa'],
  ['nothing', ' \n ', ''],
])('stores a message with %s tidily', (_, text, message) => {
  expect(tidyMessage(text)).toBe(message)
})

test('has no fault where it can be read', () => {
  expect(messageFault('Well done,\nLéa')).toBeUndefined()
})

test('counts a message as it is stored', () => {
  expect(messageFault(`${'x'.repeat(MESSAGE_MAX)}   `)).toBeUndefined()
  expect(messageFault('x'.repeat(MESSAGE_MAX + 1))).toBe('sendMessageTooLong')
})

test('refuses a character that cannot be seen, in any line', () => {
  expect(messageFault('Well done\nLé\u202Ea')).toBe('sendMessageNotValid')
  expect(isPlainMessage('Well done\nLé\u202Ea')).toBe(false)
})
