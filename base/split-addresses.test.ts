import { expect, test } from 'vitest'
import { splitAddresses } from './split-addresses.ts'

test('addresses are split on white space, commas and semicolons, in small letters', () => {
  expect(splitAddresses(' A@b.fr, c@d.fr;e@f.fr\n\tg@h.fr ')).toEqual({
    addresses: ['a@b.fr', 'c@d.fr', 'e@f.fr', 'g@h.fr'],
    doubles: 0,
  })
})

test('doubles but for case are joined and counted', () => {
  expect(splitAddresses('Lea@mail.fr lea@MAIL.fr lea@mail.fr')).toEqual({ addresses: ['lea@mail.fr'], doubles: 2 })
})

test('an unsound address keeps its place', () => {
  expect(splitAddresses('lea@mail.fr; broken@ max@mail.fr').addresses).toEqual([
    'lea@mail.fr',
    'broken@',
    'max@mail.fr',
  ])
})

test('separators alone are no address', () => {
  expect(splitAddresses(' ,; \n')).toEqual({ addresses: [], doubles: 0 })
})

test.each([
  'Léa Dubois <lea@mail.fr>, "Weber, Max" <max@mail.fr>',
  'Léa Dubois <lea@mail.fr>\nMax <max@mail.fr>;',
  'lea@mail.fr, Max Weber <max@mail.fr>',
  'Dubois, Léa <lea@mail.fr>; Weber, Max <max@mail.fr>',
  'lea@mail.fr, Weber, Max, Dr. <max@mail.fr>',
  '<lea@mail.fr> <max@mail.fr>',
])('names before addresses in brackets are dropped: %s', (text) => {
  expect(splitAddresses(text).addresses).toEqual(['lea@mail.fr', 'max@mail.fr'])
})

test('a word on a line before a name keeps its place', () => {
  expect(splitAddresses('broken\nWeber, Max <max@mail.fr>').addresses).toEqual(['broken', 'max@mail.fr'])
})

test('brackets around what is no address stay, to be seen and corrected', () => {
  expect(splitAddresses('lea@mail.fr <max>').addresses).toEqual(['lea@mail.fr', '<max>'])
})
