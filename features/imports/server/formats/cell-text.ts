/** A character that XML cannot hold, or that looks like one, as SpreadsheetML writes it. */
const ESCAPED = /_x([\da-f]{4})_/gi

/** The text of a cell by its type: nothing for an error such as #N/A, and a number as a spreadsheet shows it. */
export function cellText(type: string, value: string, shared: string[]): string {
  if (type === 'e') return ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === '' || type === 'n') return numberText(value)
  return unescaped(type === 's' ? (shared[Number(value)] ?? '') : value)
}

/** Spreadsheets store 17 digits of a fraction and show 15; a whole number stays as it is. */
function numberText(value: string): string {
  if (!/^-?\d*\.?\d+(?:e[+-]?\d+)?$/i.test(value) || /^-?\d+$/.test(value)) return value
  const text = String(Number(Number(value).toPrecision(15)))
  return /^-?[\d.]+$/.test(text) ? text : value
}

function unescaped(text: string): string {
  return text.replace(ESCAPED, (_, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16))
    // A carriage return stands before a line end.
    return character < ' ' && character !== '\t' && character !== '\n' ? '' : character
  })
}
