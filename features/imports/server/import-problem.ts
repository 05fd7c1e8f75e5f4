/** A file that cannot be imported; the key names a sentence. */
export class ImportProblem extends Error {
  readonly key: string
  constructor(key: string) {
    super(key)
    this.key = key
    this.name = 'ImportProblem'
  }
}

/** What a reader is given for its rows, one after the other. */
export type OnRow = (cells: string[]) => void

/** Columns beyond these, and longer cells, are no list of people. */
export const CELLS_MAX = 100
export const CELL_MAX = 10_000
