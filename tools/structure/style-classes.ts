import { posix } from 'node:path'
import type { SourceFile } from './source-files.ts'

const IMPORT = /^import (\w+) from '([^']+[.]module[.]css)'$/gm

type Use = { path: string; sheet: string; from: string; used: Set<string>; isOpen: boolean }

/**
 * Classes that a component takes from a sheet which does not have them (they are undefined, and nothing says so), and classes
 * of a sheet that nobody takes; of a sheet whose classes are chosen by a value (`styles[look]`) none is idle.
 */
export function styleClassOffences(files: SourceFile[], sheets: SourceFile[]): string[] {
  const classes = new Map(sheets.map(({ path, text }) => [path, namesIn(text)]))
  const uses = files.flatMap(usesIn)
  const missing = uses.flatMap(({ path, sheet, from, used }) => {
    const known = classes.get(sheet)
    if (!known) return [`${path}: ${from} is not there`]
    return [...used].filter((one) => !known.has(one)).map((one) => `${path}: ${sheet} has no class ${one}`)
  })
  const modules = [...classes].filter(([sheet]) => sheet.endsWith('.module.css'))
  const idle = modules.flatMap(([sheet, known]) => {
    const of = uses.filter((use) => use.sheet === sheet)
    if (of.some(({ isOpen }) => isOpen)) return []
    return [...known]
      .filter((one) => !of.some(({ used }) => used.has(one)))
      .map((one) => `${sheet}: nobody uses ${one}`)
  })
  return [...missing, ...idle]
}

function usesIn({ path, text }: SourceFile): Use[] {
  return [...text.matchAll(IMPORT)].map(([, name = '', from = '']) => {
    const taken = [...text.matchAll(new RegExp(`(?<![\\w./'-])${name}[.](\\w+)`, 'g'))].map(([, one = '']) => one)
    const sheet = from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(path), from)
    return { path, sheet, from, used: new Set(taken), isOpen: new RegExp(`\\b${name}\\[`).test(text) }
  })
}

/** The classes of a sheet, without those that it takes from outside by `:global`. */
function namesIn(sheet: string): Set<string> {
  const bare = sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/:global\([^()]*\)/g, '')
  return new Set([...bare.matchAll(/[.]([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
}
