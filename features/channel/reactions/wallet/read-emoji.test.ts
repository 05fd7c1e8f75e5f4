import { expect, test } from 'vitest'
import { readEmoji } from './read-emoji.ts'

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
