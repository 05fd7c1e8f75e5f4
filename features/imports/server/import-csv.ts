import Papa from 'papaparse'
import { CELL_MAX, CELLS_MAX, ImportProblem, type OnRow } from './import-problem.ts'

/** Longer lines cannot be part of a list of people. */
const LINE_MAX = 1_000_000
const OTHER_TEXT = /^\s*(?:<[!?a-z]|%PDF|\{\\rtf)/i

/**
 * Reads a CSV in its common variants: comma, semicolon, tab or bar; quotes; any line ends; UTF-8, UTF-16 or Windows-1252,
 * with or without a byte order mark. Throws an `ImportProblem`.
 */
export function readCsv(bytes: Uint8Array, onRow: OnRow): void {
  const whole = decode(bytes).replace(/\r\n?/g, '\n')
  // Excel's own first line names the separator.
  const [own = '', delimiter = ''] = /^sep=(.)\n/i.exec(whole) ?? []
  const text = whole.slice(own.length)
  if (isBinary(text.slice(0, LINE_MAX)) || OTHER_TEXT.test(text.slice(0, 200)))
    throw new ImportProblem('importWrongType')
  assertLines(text)
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

function decode(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const start = bytes.subarray(0, 200)
  const nulAt = (odd: number) => start.filter((byte, at) => at % 2 === odd && byte === 0).length
  if (nulAt(1) > start.length / 4) return new TextDecoder('utf-16le').decode(bytes)
  if (nulAt(0) > start.length / 4) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
