import { build, type InlineConfig, type Rolldown } from 'vite'
import { chunkOf, closureOf, entryOf, type FirstPage, WORDS } from './first-parts.ts'
import { type Group, mergeGroups } from './merge-groups.ts'

/** The group of what the app's entry needs beside itself. */
const APP = 'app'

/**
 * For an app's Vite config: joins the modules that the same first pages need into one script, small ones also of other pages.
 * Without it each small module that several pages share is a script of its own, and a page asks for a hundred. The sentences
 * of these modules are joined alike, a script per language. Builds the app once to see what each page needs: an import of a library names all of it, of which most is left out.
 */
export async function firstGroups(config: InlineConfig, pages: FirstPage[]): Promise<Rolldown.CodeSplittingOptions> {
  const groups = groupsOf(await bundleOf(config), config.root ?? '', pages)
  const name = (id: string) => groups.get(id) ?? wordsOfTypes(id) ?? null
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: 'first pages' }] }
}

/** The sentences of all types of a feature, which its screens load together (`challenges/types/quiz/texts.ts`), are one script. */
function wordsOfTypes(id: string): string | undefined {
  const [, language, module = ''] = WORDS.exec(id) ?? []
  const [, feature, file] = /\/features\/([^/]+)\/types\/[^/]+\/([a-z0-9-]+)\.ts$/.exec(module) ?? []
  return feature && `${language}-${feature}-${file}`
}

async function bundleOf(config: InlineConfig): Promise<Rolldown.OutputBundle> {
  const options = { ...config.build, write: false, minify: false, reportCompressedSize: false }
  const built = await build({ ...config, configFile: false, logLevel: 'error', build: options })
  if (!('output' in built)) throw new Error('The build of the groups has not one output')
  return Object.fromEntries(built.output.map((file) => [file.fileName, file]))
}

/** Adds the sentences in each language to the groups of their modules; those of the app's entry have a group of their own. */
function withWords(bundle: Rolldown.OutputBundle, groups: Map<string, string>): Map<string, string> {
  const atOnce = new Set([...closureOf(bundle, [entryOf(bundle)])].flatMap(({ moduleIds }) => moduleIds))
  for (const file of Object.values(bundle)) {
    for (const id of file.type === 'chunk' ? file.moduleIds : []) {
      const [, language = '', module = ''] = WORDS.exec(id) ?? []
      const group = groups.get(module) ?? (atOnce.has(module) ? APP : undefined)
      if (group) groups.set(id, `${language}-${group}`)
    }
  }
  return groups
}

/** The group of each module that a first page needs, or the app's entry and nothing that other entries share. */
function groupsOf(bundle: Rolldown.OutputBundle, root: string, pages: FirstPage[]): Map<string, string> {
  const app = entryOf(bundle)
  const others = entriesOf(bundle).filter((entry) => entry !== app)
  const [ofApp, ofOthers] = [closureOf(bundle, [app]), closureOf(bundle, others)]
  const needs = new Map<Rolldown.OutputChunk, Group>()
  for (const { path, modules } of pages) {
    const roots = modules.map((module) => chunkOf(bundle, root, module))
    for (const chunk of closureOf(bundle, roots)) {
      if (ofApp.has(chunk)) continue
      const isFixed = ofOthers.has(chunk)
      const group = needs.get(chunk) ?? { pages: new Set(), bytes: chunk.code.length, imports: new Set(), isFixed }
      needs.set(chunk, group)
      group.pages.add(path)
    }
  }
  const beside = [...ofApp].filter((chunk) => chunk !== app && !ofOthers.has(chunk))
  const groups = new Map([
    ...beside.flatMap(({ moduleIds }) => moduleIds.map((id) => [id, APP] as const)),
    ...namesOf(bundle, needs),
  ])
  return withWords(bundle, groups)
}

/** Joins the groups, and names the one of each module by its pages. */
function namesOf(bundle: Rolldown.OutputBundle, needs: Map<Rolldown.OutputChunk, Group>): [string, string][] {
  for (const [chunk, { imports }] of needs) {
    for (const name of chunk.imports) {
      const imported = bundle[name]
      const group = imported?.type === 'chunk' ? needs.get(imported) : undefined
      if (group) imports.add(group)
    }
  }
  const groups = new Set(needs.values())
  const chunksOf = Map.groupBy(needs.keys(), (chunk) => needs.get(chunk))
  mergeGroups(groups, (into, from) => {
    chunksOf.set(into, [...(chunksOf.get(into) ?? []), ...(chunksOf.get(from) ?? [])])
  })
  const taken = new Map<string, number>()
  return [...groups].flatMap((group) => {
    if (group.isFixed) return []
    const paths = `first${[...group.pages].join('').replaceAll('/', '-')}`
    const count = (taken.get(paths) ?? 0) + 1
    taken.set(paths, count)
    const name = count > 1 ? `${paths}-${count}` : paths
    return (chunksOf.get(group) ?? []).flatMap(({ moduleIds }) => moduleIds.map((id): [string, string] => [id, name]))
  })
}

function entriesOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ isEntry }) => isEntry)
}
