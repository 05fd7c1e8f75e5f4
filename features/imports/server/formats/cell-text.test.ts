import { expect, test } from 'vitest'
import { cellText } from './cell-text.ts'

test.each([
  ['e', '#N/A', ''],
  ['b', '1', 'TRUE'],
  ['b', '0', 'FALSE'],
  ['', '12.0', '12'],
  ['n', '1E+2', '100'],
  ['', '1.1000000000000001', '1.1'],
  ['', '0.30000000000000004', '0.3'],
  ['', '33612345678', '33612345678'],
  ['', 'A12', 'A12'],
  ['str', '12.0', '12.0'],
  ['inlineStr', 'Ga_x00EB_l_x000D_', 'Gaël'],
  ['s', '0', 'Léa_x000D_'],
])('reads a cell of type "%s" with %s as "%s"', (type, value, text) => {
  expect(cellText(type, value, ['Léa_x005F_x000D_'])).toBe(text)
})
