import type { SourceFile } from './source-files.ts'

const SPREAD = /[.]{3}\{/g

/** Literals that are spread into another to keep its lines short: each value has a line of its own. */
export function literalSpreadOffences(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /[.]tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(SPREAD)].map(
        ({ index }) =>
          `${path}:${text.slice(0, index).split('\n').length}: spreads a literal; write its values as lines`,
      ),
    )
}
