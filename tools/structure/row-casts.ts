import type { SourceFile } from './source-files.ts'

/** Places where the answer of a statement is cast to its rows, on one line or several. */
export function rowCastOffences(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /[.]tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bas\s+\{\s*rows\??\s*:/g)].map(
        ({ index }) => `${path}:${text.slice(0, index).split('\n').length}`,
      ),
    )
    .map(
      (at) => `${at}: rows of a statement are cast; use rowsOf<Row>(ctx.db, statement) (platform/database/rows-of.ts)`,
    )
}
