import { expect, test } from 'vitest'
import { splitAddresses } from './split-addresses.ts'

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
])('drops names before addresses in brackets: %s', (text) => {
  expect(splitAddresses(text).addresses).toEqual(['lea@mail.fr', 'max@mail.fr'])
})

test('keeps a word on a line before a name', () => {
  expect(splitAddresses('broken\nWeber, Max <max@mail.fr>').addresses).toEqual(['broken', 'max@mail.fr'])
})

test('keeps brackets around an invalid address', () => {
  expect(splitAddresses('lea@mail.fr <max>').addresses).toEqual(['lea@mail.fr', '<max>'])
})
