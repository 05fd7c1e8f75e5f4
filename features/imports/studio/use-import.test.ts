import { expect, test } from 'vitest'
import { type Check, type CheckedRow, faultyRows, readyNow } from './use-import.ts'

const row = (at: number, outcome: CheckedRow['outcome'] = 'invalid') =>
  ({ row: at, email: `nobody${at}`, outcome }) as CheckedRow
const checkOf = (ready: number, ...rows: CheckedRow[]) => ({ ready, rows }) as unknown as Check
const corrected = (...rows: number[]) => rows.map((at) => ({ row: at, email: `right${at}@example.org` }))
const numbers = (rows: CheckedRow[]) => rows.map((each) => each.row)

test('shows the invalid rows of a check in their order', () => {
  const check = checkOf(5, row(9), row(2), row(4, 'holding' as CheckedRow['outcome']))
  expect(numbers(faultyRows([], check, []))).toEqual([2, 9])
})

test('keeps showing a corrected row, so that it can be changed back', () => {
  const before = [row(2), row(9)]
  expect(numbers(faultyRows(before, checkOf(6, row(9)), corrected(2)))).toEqual([2, 9])
})

test('shows a row once when its correction is invalid too', () => {
  expect(numbers(faultyRows([row(2)], checkOf(5, row(2)), corrected(2)))).toEqual([2])
})

test('shows the second fault of a row beside its corrected first', () => {
  const second = { ...row(2), fault: 'evidenceUrlNotValid', evidence: 'nowhere' } as CheckedRow
  const rows = faultyRows([row(2)], checkOf(5, second), corrected(2))
  expect(rows.map(({ fault }) => fault)).toEqual([undefined, 'evidenceUrlNotValid'])
})

test('removes a row of an earlier check that is now valid', () => {
  expect(faultyRows([row(2)], checkOf(6), [])).toEqual([])
})

test('counts the checked rows', () => {
  expect(readyNow({ check: checkOf(5), corrections: corrected(2) }, corrected(2))).toBe(5)
})

test('counts a row corrected since the check once', () => {
  expect(readyNow({ check: checkOf(5), corrections: [] }, [...corrected(2), ...corrected(2)])).toBe(6)
})

test('counts a row whose second cell was corrected', () => {
  const checked = { check: checkOf(5), corrections: corrected(2) }
  expect(readyNow(checked, [...corrected(2), { row: 2, evidenceText: '' }])).toBe(6)
})

test('stops counting a row whose correction was removed since the check', () => {
  expect(readyNow({ check: checkOf(5), corrections: corrected(2, 3) }, corrected(3))).toBe(4)
})

test('counts nothing before a check', () => {
  expect(readyNow(undefined, corrected(2))).toBe(0)
})
