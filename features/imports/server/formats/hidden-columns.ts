import type { Reading } from '../../rules.ts'
import { CELLS_MAX } from '../import-problem.ts'
import type { Attributes } from './import-xml.ts'

export type HiddenColumns = ReturnType<typeof hiddenColumnsOf>

/**
 * Collects the hidden columns of a sheet (`col`, ECMA-376, SpreadsheetML). `blank` empties their cells in a row, so that
 * the others keep their numbers, and `used` has those that held something. None for a list accepted when hidden cells counted.
 */
export function hiddenColumnsOf({ hasHidden }: Reading) {
  const hiddenAt = new Set<number>()
  const used = new Set<number>()
  return {
    used,
    /** `min` and `max` count from 1. */
    add: ({ hidden, width, min, max }: Attributes): void => {
      const isHidden = isFlag(hidden) || (width !== undefined && Number(width) === 0)
      if (!isHidden || hasHidden) return
      for (let column = Math.max(1, Number(min)); column <= Math.min(Number(max), CELLS_MAX); column++)
        hiddenAt.add(column - 1)
    },
    blank: (cells: string[]): string[] =>
      cells.map((cell, at) => {
        if (cell === '' || !hiddenAt.has(at)) return cell
        used.add(at)
        return ''
      }),
  }
}

/** A boolean as XML Schema writes it. */
export function isFlag(text = ''): boolean {
  return text === '1' || text === 'true'
}
