/** A problem with an imported file; the key names its sentence. */
export class ImportProblem extends Error {
  readonly key: string
  constructor(key: string) {
    super(key)
    this.key = key
    this.name = 'ImportProblem'
  }
}

/** Receives the rows of a reader, one after the other. */
export type OnRow = (cells: string[]) => void

/** More columns, or longer cells, cannot be part of a list of people. */
export const CELLS_MAX = 100
export const CELL_MAX = 10_000
