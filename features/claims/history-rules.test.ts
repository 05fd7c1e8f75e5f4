import { expect, test } from 'vitest'
import { readCursor, writeCursor } from '#base/row-cursor.ts'
import { canReissue, csvLine } from './history-rules.ts'

test('what a spreadsheet would take for a formula is text, and quotes keep a field together', () => {
  expect(csvLine(['=1+1', '+33', '-2', '@x', ' =2', 'plain', 'a "b", c', 'x\ny'])).toBe(
    `'=1+1,'+33,'-2,'@x,' =2,plain,"a ""b"", c","x\ny"\r\n`,
  )
})

test('a cursor names a row, and anything else names none', () => {
  const row = { createdAt: new Date('2026-03-02T10:11:12.345Z'), id: 'a-b_c' }
  expect(readCursor(writeCursor(row))).toEqual(row)
  expect(
    ['', 'x', '0000-01-01T00:00:00.000Z_a', '2026-99-99T10:11:12.345Z_a', "2026-03-02T10:11:12.345Z_'"].map(readCursor),
  ).toEqual(Array.from({ length: 5 }, () => undefined))
})

test('only a badge that one person has is given again', () => {
  expect(canReissue({ status: 'owner', didLimit: 1, taken: 1 })).toBe(true)
  expect(canReissue({ status: 'pending', didLimit: 1, taken: 0 })).toBe(false)
  expect(canReissue({ status: 'pending', didLimit: 5, taken: 2 })).toBe(false)
  expect(canReissue({ status: 'revoked', didLimit: 1, taken: 1 })).toBe(false)
})
