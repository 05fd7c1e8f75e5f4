import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test('escapes formulas and quotes separators', () => {
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
