import { expect, test } from 'vitest'
import { hidesText, isEmoji, isInCalendar, readEmoji } from './rules.ts'

test.each([
  ['0001-01-01T00:00:00Z', true],
  ['9999-12-31T23:59:59Z', true],
  ['0000-12-31T23:59:59Z', false],
  ['+010000-01-01T00:00:00Z', false],
  ['9999-12-31T23:00:00-01:00', false],
  ['tomorrow', false],
])('has %s in the calendar: %s', (instant, isIn) => {
  expect(isInCalendar(instant)).toBe(isIn)
})

test.each([
  ['one line', false],
  ['two\nlines', false],
  ['two\nli\u202Enes', true],
  ['two\u202E\nlines', true],
])('finds that %j hides text: %s', (text, isHiding) => {
  expect(hidesText(text)).toBe(isHiding)
})

test.each(['👍', '❤️', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇫🇷', '👍🏽'])('takes %s for one emoji', (text) => {
  expect(isEmoji(text)).toBe(true)
})

test.each(['', '👍👍', 'a', '👍 ', 'x👍', '1', '👍\n'])('takes %j for none', (text) => {
  expect(isEmoji(text)).toBe(false)
})

test.each([
  ['👏', '👏'],
  [' 🧗🏽‍♀️ ', '🧗🏽‍♀️'],
  ['🇫🇷', '🇫🇷'],
  ['❤', '❤️'],
])('reads "%s" as one emoji', (text, emoji) => {
  expect(readEmoji(text)).toBe(emoji)
})

test.each(['', 'a', '👏👏', '1', '👏!'])('refuses "%s"', (text) => {
  expect(readEmoji(text)).toBeUndefined()
})
