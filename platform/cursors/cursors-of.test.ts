import { expect, test } from 'vitest'
import { z } from 'zod'
import { cursorsOf } from './cursors-of.ts'
import { rowCursors } from './row-cursors.ts'

const names = cursorsOf({ name: z.string(), points: z.int() })
const place = { name: 'Zoé', points: -3 }
const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('reads the place that it has written', () => {
  expect(names.read(names.write(place))).toEqual(place)
  const row = { createdAt: new Date('2026-03-02T10:11:12.345Z'), id: 'a-b_c' }
  expect(rowCursors.read(rowCursors.write(row))).toEqual(row)
})

test('a cursor of one list is none of another', () => {
  const cursor = names.write(place, ['newest', 'zoe'])
  expect(names.read(cursor, ['newest', 'zoe'])).toEqual(place)
  expect(names.read(cursor, ['oldest', 'zoe'])).toBeUndefined()
  expect(names.read(cursor)).toBeUndefined()
  expect(names.read(names.write(place), ['newest', 'zoe'])).toBeUndefined()
})

test.each([
  ['no base64', '%'],
  ['no JSON', Buffer.from('["Zoé",').toString('base64url')],
  ['no list', written({ name: 'Zoé', points: 1 })],
  ['another type', written(['Zoé', '1'])],
  ['a value too few', written(['Zoé'])],
  ['a value too many', written(['Zoé', 1, 2])],
  ['a text that Postgres cannot store', written(['Zo\u0000', 1])],
])('refuses a cursor with %s', (_, cursor) => {
  expect(names.read(cursor)).toBeUndefined()
  expect(() => names.readOrRefuse(cursor)).toThrow(expect.objectContaining({ key: 'cursorInvalid' }))
})

test('no cursor is the start of the list', () => {
  expect(names.readOrRefuse('')).toBeUndefined()
  expect(names.readOrRefuse('', ['newest'])).toBeUndefined()
})

test.each([
  ['the year 0', '0000-01-01T00:00:00.000Z_a'],
  ['no such day', '2026-99-99T10:11:12.345Z_a'],
  ['an id with a quotation mark', "2026-03-02T10:11:12.345Z_'"],
  ['no id', '2026-03-02T10:11:12.345Z_'],
])('refuses a row with %s', (_, cursor) => {
  expect(rowCursors.read(cursor)).toBeUndefined()
  expect(() => rowCursors.readOrRefuse(cursor)).toThrow(expect.objectContaining({ key: 'cursorInvalid' }))
})

test('a row is written as the version before reads it', () => {
  expect(rowCursors.write({ createdAt: new Date('2026-03-02T10:11:12.345Z'), id: 'a-b_c' })).toBe(
    '2026-03-02T10:11:12.345Z_a-b_c',
  )
})
