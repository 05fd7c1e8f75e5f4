import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test('what a spreadsheet would take for a formula is text, and quotes keep a field together', () => {
  expect(csvLine(['=1+1', '+33', '-2', '@x', ' =2', 'plain', 'a "b", c', 'x\ny'])).toBe(
    `'=1+1,'+33,'-2,'@x,' =2,plain,"a ""b"", c","x\ny"\r\n`,
  )
})

test.each(['=1+1', '+33', '-2', '@cmd', '\tx', ';=1+1', ' ,"=1+1', '＝1+1', '＠cmd'])(
  '%j is no formula in a line',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true)
  },
)
