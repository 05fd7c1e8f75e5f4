/** The start of a formula in a spreadsheet, also after a separator or a quote, and in full-width characters. */
const FORMULA = /^[\s;,"']*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** One line of a CSV; a text that a spreadsheet would read as a formula gets a leading apostrophe, a number does not. */
export function csvLine(fields: (string | number)[]): string {
  const cells = fields.map((field) => {
    if (typeof field === 'number') return `${field}`
    const safe = FORMULA.test(field) ? `'${field}` : field
    return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  })
  return `${cells.join(',')}\r\n`
}
