import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** @typedef {Map<string, string[]>} Imports each file of code with what it imports of ours, existing or not */

const CODE = ['*.ts', '*.tsx', '*.mjs', '*.css']
const IN_SHEET = /@import\s+["']([^"']+)["']/g

/**
 * Reads the imports of all files of code that Git knows or would, also those of types, of style sheets and of dynamic imports.
 * Paths are from the root. Each import of ours names its file in full, so nothing is searched for.
 * @param {string} root
 * @returns {Promise<Imports>}
 */
export async function readImports(root) {
  const { default: ts } = await import('typescript')
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...CODE]
  const files = execFileSync('git', list, { cwd: root, maxBuffer: 2 ** 26 })
    .toString()
    .split('\0')
  const present = [...new Set(files)].filter((file) => file !== '' && existsSync(join(root, file)))
  return new Map(
    present.map((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const specifiers = file.endsWith('.css')
        ? [...text.matchAll(IN_SHEET)].map(([, path = '']) => path)
        : ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
      return [file, [...new Set(specifiers.flatMap((specifier) => pathOf(specifier, file)))]]
    }),
  )
}

/**
 * The file of ours that a specifier names, as a list of one or none.
 * @param {string} specifier
 * @param {string} from
 */
function pathOf(specifier, from) {
  const bare = specifier.replace(/[?].*$/, '')
  if (bare.startsWith('#')) return [bare.slice(1)]
  return bare.startsWith('.') ? [posix.join(posix.dirname(from), bare)] : []
}

/**
 * The files that import one of `files`, directly or through others, and these files. What is `isEnd` is reached, but not
 * what imports it, unless it is one of `files`.
 * @param {Imports} imports
 * @param {string[]} files
 * @param {(file: string) => boolean} isEnd
 */
export function reachedFrom(imports, files, isEnd = () => false) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const [file, imported] of imports) {
    for (const path of imported) {
      const known = importers.get(path)
      if (known) known.push(file)
      else importers.set(path, [file])
    }
  }
  const reached = new Set(files)
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue
      reached.add(importer)
      if (!isEnd(importer)) open.push(importer)
    }
  }
  return reached
}
