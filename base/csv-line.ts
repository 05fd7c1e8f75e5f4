/** The start of a formula in a spreadsheet, also after a separator or a quote, and in full-width characters. */
const FORMULA = /^[\s;,"']*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** One line of a CSV; a field that a spreadsheet would read as a formula gets a leading apostrophe. */
export function csvLine(fields: string[]): string {
  const cells = fields.map((field) => {
    const safe = FORMULA.test(field) ? `'${field}` : field
    return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  })
  return `${cells.join(',')}\r\n`
}
