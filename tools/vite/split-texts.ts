import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { cataloguesOf } from '../texts/sentences.ts'
import { WORDS } from './first-parts.ts'

const TEXTS = /\/([a-z0-9-]+-)?texts\.ts$/
const LATER = '#base/load-texts.ts'

type Catalogues = ReturnType<typeof cataloguesOf>

/**
 * For an app's Vite config: in a build, each texts.ts becomes empty sentences, and its sentences go into two small
 * files, one per language, which `loadTexts(language)` of base/load-texts.ts fetches. A module that exports more than
 * sentences is not split.
 */
export function splitTexts(): Plugin {
  const read = new Map<string, Catalogues>()
  return {
    name: 'blazon-split-texts',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      return WORDS.test(`\0${id}`) ? `\0${id}` : undefined
    },
    load(id) {
      const [, language, file] = WORDS.exec(id) ?? []
      if (language === undefined || file === undefined) return undefined
      return `export default ${JSON.stringify(wordsOf(read.get(file) ?? [], language as 'en' | 'fr'))}`
    },
    async transform(code, id) {
      if (id.startsWith('\0') || !TEXTS.test(id)) return undefined
      // The hash makes Node read the file again when it changed while a build watches.
      const version = createHash('sha256').update(code).digest('hex').slice(0, 12)
      const exports = (await import(`${pathToFileURL(id).href}?v=${version}`)) as Record<string, unknown>
      const catalogues = cataloguesOf(exports)
      if (catalogues.length !== Object.keys(exports).length) {
        this.warn(`${id} exports more than sentences, so that both languages stay in its bundle`)
        return undefined
      }
      read.set(id, catalogues)
      return { code: emptied(id, catalogues), map: null }
    },
  }
}

function wordsOf(catalogues: Catalogues, language: 'en' | 'fr') {
  return catalogues.map(([, catalogue]) => Object.values(catalogue).map((sentence) => sentence[language]))
}

function emptied(id: string, catalogues: Catalogues): string {
  const declared = catalogues.map(([name, catalogue]) => {
    const keys = Object.keys(catalogue).map((key) => `${JSON.stringify(key)}: {}`)
    return `export const ${name} = { ${keys.join(', ')} }`
  })
  const loaders = ['en', 'fr'].map(
    (language) => `${language}: () => import(${JSON.stringify(`words:${language}:${id}`)})`,
  )
  const names = catalogues.map(([name]) => name)
  return [
    `import { sayLater } from '${LATER}'`,
    ...declared,
    `sayLater([${names.join(', ')}], { ${loaders.join(', ')} })`,
  ].join('\n')
}
