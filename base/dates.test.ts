import { expect, test } from 'vitest'
import { DAY, dateWriter } from './dates.ts'

const FIRST = new Date('2026-08-01T10:00:00Z')

test.each([
  ['en', DAY, '1 Aug 2026'],
  ['fr', DAY, '1er août 2026'],
  ['fr', { day: 'numeric', month: 'long' }, '1er août'],
  ['fr', { weekday: 'long', day: 'numeric', month: 'long' }, 'samedi 1er août'],
  ['fr', { day: 'numeric' }, '1'],
] as const)('writes the first of a month in %s, %j', (language, options, written) => {
  expect(dateWriter(language, { ...options, timeZone: 'UTC' })(FIRST)).toBe(written)
})

test('writes other days in French as numbers', () => {
  const write = dateWriter('fr', { ...DAY, timeZone: 'UTC' })
  expect(['2026-08-11', '2026-08-21', '2026-08-31'].map((day) => write(new Date(day)))).toEqual([
    '11 août 2026',
    '21 août 2026',
    '31 août 2026',
  ])
})
