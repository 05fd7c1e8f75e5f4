import type { Columns } from '#features/sends/column-rules.ts'
import { STRAY } from './decode-list.ts'
import { hasLost, repairMojibake } from './mojibake.ts'

/** A garbled cell, and whether decoding it once more would make a clean text of it. */
export type Garbled = { text: string; isTwice: boolean }

/**
 * The first cell in use of a row whose characters are not those that were written: decoded wrongly by another program,
 * stray bytes, of a web page or an e-mail, or unreadable. Undefined for other rows.
 */
export function garbledCell(cells: string[], columns: Columns): Garbled | undefined {
  for (const at of Object.values(columns)) {
    const cell = at === undefined || at < 0 ? '' : (cells[at] ?? '')
    // Most cells are ASCII.
    if (!/[^\0-\x7f]|&|=\?/.test(cell)) continue
    const repaired = repairMojibake(cell)
    if (repaired !== cell || hasLost(cell))
      return { text: cell.replaceAll(STRAY, ''), isTwice: repaired !== cell && !hasLost(repaired) }
  }
  return undefined
}

/** The cells of a row without the marks behind stray bytes. */
export function withoutStrays(cells: string[]): string[] {
  return cells.some((cell) => cell.includes(STRAY)) ? cells.map((cell) => cell.replaceAll(STRAY, '')) : cells
}
