/** How a formula begins for a spreadsheet: also behind a separator or a quote, and with the full-width signs. */
const FORMULA = /^[\s;,"']*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** One line of a CSV; a field that a spreadsheet would take for a formula begins with an apostrophe. */
export function csvLine(fields: string[]): string {
  const cells = fields.map((field) => {
    const safe = FORMULA.test(field) ? `'${field}` : field
    return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  })
  return `${cells.join(',')}\r\n`
}
