import type { Growth } from './growth-tables.ts'
import type { Sizes } from './measure-table.ts'

/** Indexes are named only from this size on, in bytes for each row. */
const NAMED_FROM = 1

/** Prints a line of Markdown: what a row costs, and what its indexes do. */
export function printSizes(name: string, { per, kept }: Growth, { heap, apart, indexes }: Sizes): void {
  const inIndexes = indexes.reduce((sum, { bytes }) => sum + bytes, 0)
  const named = indexes
    .filter(({ bytes }) => bytes >= NAMED_FROM)
    .map(({ name, bytes }) => `${shortOf(name)} ${bytes.toFixed(0)}`)
  const cells = [`\`${name}\``, per, (heap + apart).toFixed(0), inIndexes.toFixed(0), `${indexes.length}`, kept]
  console.log(`| ${cells.join(' | ')} | ${named.join(', ')} |`)
}

const shortOf = (index: string) => index.replace(/^growth_/, '')
