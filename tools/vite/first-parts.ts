import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { LANGUAGES, type Language } from '../../base/text.ts'

/** The file beside an app's index that lists the first files of its pages. */
const FIRST_PARTS = 'first-parts.json'
/** The sentences of a texts.ts in one language, as `splitTexts` names them. */
export const WORDS = /^\0words:(en|fr):(.+)$/

/** A page by the start of its path (`/claim/`, or a whole path), and the modules that it loads first. */
export type FirstPage = { path: string; modules: string[] }
type Bundle = Rolldown.OutputBundle

/**
 * For an app's Vite config: writes which scripts and styles a page needs at once, in each language, besides those that the
 * index names; the server names them in the page's head, so that they are fetched together and not one after the other.
 */
export function firstParts(pages: FirstPage[]): Plugin {
  let root = ''
  return {
    name: 'blazon-first-parts',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const listed = pages.map(({ path, modules }) => {
          const roots = modules.map((module) => chunkOf(bundle, root, module))
          return { path, ...partsOf(bundle, roots) }
        })
        this.emitFile({ type: 'asset', fileName: FIRST_PARTS, source: JSON.stringify(listed) })
      },
    },
  }
}

function partsOf(bundle: Bundle, roots: Rolldown.OutputChunk[]): Record<Language, string[]> {
  const atOnce = closureOf(bundle, [entryOf(bundle)])
  const all = closureOf(bundle, roots)
  const parts = [...all].filter((chunk) => !atOnce.has(chunk))
  const said = [...atOnce, ...parts].flatMap((chunk) => chunk.moduleIds)
  const wordsOf = (language: Language) =>
    Object.values(bundle).flatMap((file) => {
      const held = file.type === 'chunk' ? file.moduleIds.flatMap((id) => [WORDS.exec(id) ?? []]) : []
      return held.some(([, of, module = '']) => of === language && said.includes(module)) ? [file.fileName] : []
    })
  const styles = parts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const files = [...parts.map(({ fileName }) => fileName), ...new Set(styles)]
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, [...files, ...wordsOf(language)].map((file) => `/${file}`)]),
  ) as Record<Language, string[]>
}

/** The script that an app's index.html names. */
export function entryOf(bundle: Bundle): Rolldown.OutputChunk {
  return findChunk(bundle, ({ facadeModuleId }) => facadeModuleId?.endsWith('index.html') ?? false, 'index.html')
}

/** The script that holds a module, named by its path from the app's folder. Throws when there is none. */
export function chunkOf(bundle: Bundle, root: string, module: string): Rolldown.OutputChunk {
  return findChunk(bundle, ({ moduleIds }) => moduleIds.some((id) => relative(root, id) === module), module)
}

function findChunk(bundle: Bundle, isIt: (chunk: Rolldown.OutputChunk) => boolean, module: string) {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && isIt(file))
  if (found?.type !== 'chunk') throw new Error(`No script of the build holds ${module}`)
  return found
}

/** Scripts and all their static imports. */
export function closureOf(bundle: Bundle, roots: Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set(roots)
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') found.add(imported)
    }
  }
  return found
}
