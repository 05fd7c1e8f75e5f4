import Papa from 'papaparse'
import { NO_SOURCE, type Reading, type Source } from '../../rules.ts'
import { CELL_MAX, CELLS_MAX, ImportProblem, type OnRow } from '../import-problem.ts'
import { decodeList } from './decode-list.ts'

/** Longer lines cannot be part of a list of people. */
const LINE_MAX = 1_000_000
const OTHER_TEXT = /^\s*(?:<[!?a-z]|%PDF|\{\\rtf)/i

/**
 * Reads a CSV in its common variants: comma, semicolon, tab or bar; quotes; any line ends; the encodings of `decodeList`,
 * with or without a byte order mark. Calls `onSource` with the encoding first. Throws an `ImportProblem`.
 */
export function readCsv(bytes: Uint8Array, reading: Reading, onRow: OnRow, onSource: (source: Source) => void): void {
  const decoded = decodeList(bytes, reading.encoding)
  const whole = decoded.text.replace(/\r\n?/g, '\n')
  // Excel's own first line names the separator; other programs save it as a row, with quotes or empty cells.
  const [own = '', delimiter = ''] = /^"?sep=(.)"?[,;\t|]*\n/i.exec(whole) ?? []
  const text = whole.slice(own.length)
  if (isBinary(text.slice(0, LINE_MAX)) || OTHER_TEXT.test(text.slice(0, 200)))
    throw new ImportProblem('importWrongType')
  assertLines(text)
  onSource({ ...NO_SOURCE, encoding: decoded.encoding, isSure: decoded.isSure })
  Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    newline: '\n',
    delimiter,
    step: ({ data, errors }) => {
      if (hasOpenQuote(data, errors)) throw new ImportProblem('importOpenQuote')
      if (data.length > CELLS_MAX || data.some((cell) => cell.length > CELL_MAX))
        throw new ImportProblem('importLineTooLong')
      onRow(data.map((cell) => cell.trim()))
    },
  })
}

/** Papa Parse continues the cell until the next quote, which would silently swallow the lines in between. */
function hasOpenQuote(cells: string[], errors: Papa.ParseError[]): boolean {
  const isBroken = errors.some(({ type }) => type === 'Quotes')
  return isBroken && cells.some((cell) => cell.includes('\n'))
}

/** Text contains no control characters except tab, line ends, form feed and escape. */
function isBinary(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 9 || (code > 13 && code < 32 && code !== 27)) return true
  }
  return false
}

function assertLines(text: string): void {
  let from = 0
  while (from < text.length) {
    const end = text.indexOf('\n', from)
    const to = end < 0 ? text.length : end
    if (to - from > LINE_MAX) throw new ImportProblem('importLineTooLong')
    from = to + 1
  }
}
