import { expect, test } from 'vitest'
import { readRecipient, splitAddresses } from './split-addresses.ts'

test('splits addresses on white space, commas and semicolons, in lower case', () => {
  expect(splitAddresses(' A@b.fr, c@d.fr;e@f.fr\n\tg@h.fr ')).toEqual({
    addresses: ['a@b.fr', 'c@d.fr', 'e@f.fr', 'g@h.fr'],
    doubles: 0,
  })
})

test('merges and counts duplicates regardless of case', () => {
  expect(splitAddresses('Lea@mail.fr lea@MAIL.fr lea@mail.fr')).toEqual({ addresses: ['lea@mail.fr'], doubles: 2 })
})

test('keeps an invalid address in its place', () => {
  expect(splitAddresses('lea@mail.fr; broken@ max@mail.fr').addresses).toEqual([
    'lea@mail.fr',
    'broken@',
    'max@mail.fr',
  ])
})

test('finds no address in separators', () => {
  expect(splitAddresses(' ,; \n')).toEqual({ addresses: [], doubles: 0 })
})

test.each([
  'Léa Dubois <lea@mail.fr>, "Weber, Max" <max@mail.fr>',
  'Léa Dubois <lea@mail.fr>\nMax <max@mail.fr>;',
  'lea@mail.fr, Max Weber <max@mail.fr>',
  'Dubois, Léa <lea@mail.fr>; Weber, Max <max@mail.fr>',
  'lea@mail.fr, Weber, Max, Dr. <max@mail.fr>',
  '<lea@mail.fr> <max@mail.fr>',
  "'lea@mail.fr' <lea@mail.fr>; 'max@mail.fr' <max@mail.fr>",
  'lea@mail.fr <lea@mail.fr>, max@mail.fr <max@mail.fr>',
  '"lea@mail.fr" <lea@mail.fr> "m@x.fr" <max@mail.fr>',
  'L\u00e9a <mailto:lea@mail.fr>, Max [mailto:max@mail.fr]',
  'Léa < lea@mail.fr >\r\n‘Max, M.’ <max@mail.fr>',
])('drops names before addresses in brackets: %s', (text) => {
  expect(splitAddresses(text).addresses).toEqual(['lea@mail.fr', 'max@mail.fr'])
})

test.each([
  'mailto:lea@mail.fr max@mail.fr',
  'MAILTO:Lea@mail.fr?subject=Hello;max@mail.fr',
  '\u200blea@mail.fr\u200d\n\ufeffmax\u00ad@mail.fr',
  'lea@mail.fr\u00a0max@mail.fr\u2069',
])('drops what a copied link or page adds: %j', (text) => {
  expect(splitAddresses(text).addresses).toEqual(['lea@mail.fr', 'max@mail.fr'])
})

test.each([
  ['Léa Dubois <lea@mail.fr>', 'lea@mail.fr'],
  ["'old@mail.fr' <lea@mail.fr>", 'lea@mail.fr'],
  ['old@mail.fr <lea@mail.fr>', 'lea@mail.fr'],
  ['Dubois, Léa <Lea@mail.fr>', 'lea@mail.fr'],
  [' mailto:lea@mail.fr ', 'lea@mail.fr'],
  ['lea\u200b@mail.fr;', 'lea@mail.fr'],
  ['lea @mail.fr', 'lea @mail.fr'],
  ['lea@mail.fr, max@mail.fr', 'lea@mail.fr, max@mail.fr'],
  ['Nobody <nowhere>', 'nobody <nowhere>'],
  ['', ''],
])('reads the one recipient in %j', (text, address) => {
  expect(readRecipient(text)).toBe(address)
})

test('keeps an address that runs into the name of another one', () => {
  expect(splitAddresses('lea@mail.fr Max <max@mail.fr>').addresses).toEqual(['lea@mail.fr', 'max', '<max@mail.fr>'])
})

test('keeps a word on a line before a name', () => {
  expect(splitAddresses('broken\nWeber, Max <max@mail.fr>').addresses).toEqual(['broken', 'max@mail.fr'])
})

test('keeps brackets around an invalid address', () => {
  expect(splitAddresses('lea@mail.fr <max>').addresses).toEqual(['lea@mail.fr', '<max>'])
})
