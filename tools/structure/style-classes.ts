import { posix } from 'node:path'
import type { SourceFile } from './source-files.ts'

const IMPORT = /^import (\w+) from '([^']+[.]module[.]css)'$/gm

/** Classes that a component takes from a sheet which does not have them: they are undefined, and nothing says so. */
export function styleClassOffences(files: SourceFile[], sheets: SourceFile[]): string[] {
  const classes = new Map(sheets.map(({ path, text }) => [path, namesIn(text)]))
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(IMPORT)].flatMap(([, name = '', from = '']) => {
      const sheet = from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(path), from)
      const known = classes.get(sheet)
      if (!known) return [`${path}: ${from} is not there`]
      const used = new Set(
        [...text.matchAll(new RegExp(`(?<![\\w./'-])${name}[.](\\w+)`, 'g'))].map(([, used = '']) => used),
      )
      return [...used].filter((one) => !known.has(one)).map((one) => `${path}: ${sheet} has no class ${one}`)
    }),
  )
}

function namesIn(sheet: string): Set<string> {
  const bare = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}')
  return new Set([...bare.matchAll(/[.]([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
}
