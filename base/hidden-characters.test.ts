import { expect, test } from 'vitest'
import { hasControls, hasHidden, oneLine, withoutHidden } from './hidden-characters.ts'

test.each([
  ['a zero-width space', 'Club\u200b'],
  ['a joiner between Latin letters', 'Cl\u200dub'],
  ['an order of writing', 'Club\u202egnp.exe'],
  ['a mark of direction', '\u200fClub'],
  ['a soft hyphen', 'Cl\u00adub'],
  ['a filler', 'Club\u3164'],
  ['a blank of Braille', '\u2800\u2800\u2800'],
  ['a tag', 'Club\u{e0041}'],
  ['a style without an emoji', 'C\ufe0flub'],
  ['a line break', 'Club\nof ours'],
  ['half of a character', 'Club\ud83d'],
  ['a noncharacter', 'Club\ufffe'],
])('finds %s', (_, text) => {
  expect(hasHidden(text)).toBe(true)
})

test.each([
  'Cordée Lyon',
  'Tournoi n° 5 : « Été »',
  'نادي التسلق',
  'می\u200cخواهم',
  'क्\u200dष',
  '👩🏽\u200d🏫 School ❤\ufe0f',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '1\ufe0f\u20e3 First',
  'Hearts ❤\ufe0e',
])('finds nothing in %s', (text) => {
  expect(hasHidden(text)).toBe(false)
})

test.each([
  ['an order of writing', 'Welcome\u202e\nto the club', true],
  ['an isolate', 'Welcome\u2066 to the club', true],
  ['a separator of lines', 'Welcome\u2028to the club', true],
  ['a tabulator', 'Welcome\tto the club', true],
  ['a return', 'Welcome\r\nto the club', true],
  ['a line break', 'Welcome\n\nto the club', false],
  ['an emoji', '👩🏽\u200d🏫 Welcome\nto the club', false],
  ['a mark of direction', 'نادي\u200f\nWelcome', false],
])('several lines with %s (%#) are judged', (_, text, has) => {
  expect(hasControls(text)).toBe(has)
})

test('a text with line breaks becomes one line', () => {
  expect(oneLine(' Welcome\r\n\tto\u2028the club\u0000')).toBe('Welcome to the club')
})

test.each([
  [' Ann\u200b Smith\u202e ', 'Ann Smith'],
  ['Row\t5\r\nleft', 'Row 5 left'],
  ['Hall\ufe0f \u2800', 'Hall'],
  ['می\u200cخواهم\u200f', 'می\u200cخواهم'],
  ['👩🏽\u200d🏫 School\u200b ❤\ufe0f', '👩🏽\u200d🏫 School ❤\ufe0f'],
  ['Row\u00015\ufdd0\u{1fffe}\udc00', 'Row 5'],
  ['Seat 12', 'Seat 12'],
])('hidden characters are taken out of %j', (text, visible) => {
  expect(withoutHidden(text)).toBe(visible)
  expect(hasHidden(visible)).toBe(false)
})
