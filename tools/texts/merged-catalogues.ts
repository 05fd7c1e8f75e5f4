import { posix } from 'node:path'

type Catalogue = Record<string, { en: unknown; fr: unknown }>

/** A catalogue that a file gives to its `CatalogueProvider`: its export's name, and the path of its module. */
export type MergedName = { name: string; from: string }

/** The catalogues that a file merges (`const CATALOGUES = [...]`) and imports. */
export function mergedIn(path: string, text: string): MergedName[] {
  const list = /const (?:CATALOGUES|catalogues) = (?:useMemo\(\(\) => )?\[([^\]]*)\]/.exec(text)?.[1]
  if (list === undefined) return []
  const sources = new Map(
    [...text.matchAll(/import \{([^}]*)\} from '([^']+)'/g)].flatMap(([, names = '', from = '']) =>
      names.split(',').map((name) => [name.trim(), pathOf(path, from)] as const),
    ),
  )
  const names = list.split(',').flatMap((name) => name.trim() || [])
  return names.flatMap((name) => {
    const from = sources.get(name)
    return from === undefined ? [] : [{ name, from }]
  })
}

function pathOf(importer: string, from: string): string {
  return from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(importer), from)
}

/** The keys that two of the catalogues say in different words: where they are merged, one of the two is never shown. */
export function twoSentences(catalogues: [name: string, catalogue: Catalogue][]): string[] {
  const said = new Map<string, { name: string; text: string }>()
  return catalogues.flatMap(([name, catalogue]) =>
    Object.entries(catalogue).flatMap(([key, sentence]) => {
      const text = JSON.stringify([sentence.en, sentence.fr])
      const before = said.get(key)
      if (before === undefined) said.set(key, { name, text })
      return before === undefined || before.text === text ? [] : [`"${key}" has two texts: ${before.name}, ${name}`]
    }),
  )
}
