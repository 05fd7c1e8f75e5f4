import { build, type InlineConfig, type Rolldown } from 'vite'
import { chunkOf, closureOf, type FirstPage, WORDS } from './first-parts.ts'

/**
 * For an app's Vite config: joins the modules that the same first pages need, and no entry does, into one script.
 * Without it each small module that several pages share is a script of its own, and a page asks for a hundred. The sentences
 * of these modules are joined alike, a script per language. Builds the app once to see what each page needs: an import of a library names all of it, of which most is left out.
 */
export async function firstGroups(config: InlineConfig, pages: FirstPage[]): Promise<Rolldown.CodeSplittingOptions> {
  const groups = groupsOf(await bundleOf(config), config.root ?? '', pages)
  const name = (id: string) => groups.get(id) ?? null
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: 'first pages' }] }
}

async function bundleOf(config: InlineConfig): Promise<Rolldown.OutputBundle> {
  const options = { ...config.build, write: false, minify: false, reportCompressedSize: false }
  const built = await build({ ...config, configFile: false, logLevel: 'error', build: options })
  if (!('output' in built)) throw new Error('The build of the groups has not one output')
  return Object.fromEntries(built.output.map((file) => [file.fileName, file]))
}

/** Adds the sentences in each language to the groups of their modules. */
function withWords(bundle: Rolldown.OutputBundle, groups: Map<string, string>): Map<string, string> {
  for (const file of Object.values(bundle)) {
    for (const id of file.type === 'chunk' ? file.moduleIds : []) {
      const [, language = '', module = ''] = WORDS.exec(id) ?? []
      const group = groups.get(module)
      if (group) groups.set(id, `${language}-${group}`)
    }
  }
  return groups
}

/** The group of each module that a first page needs, but no entry does: what entries share stays as it is. */
function groupsOf(bundle: Rolldown.OutputBundle, root: string, pages: FirstPage[]): Map<string, string> {
  const atOnce = closureOf(bundle, entriesOf(bundle))
  const groups = new Map<string, string>()
  for (const { path, modules } of pages) {
    const roots = modules.map((module) => chunkOf(bundle, root, module))
    const needed = [...closureOf(bundle, roots)].filter((chunk) => !atOnce.has(chunk))
    for (const id of needed.flatMap(({ moduleIds }) => moduleIds))
      groups.set(id, `${groups.get(id) ?? 'first'}${path.replaceAll('/', '-')}`)
  }
  return withWords(bundle, groups)
}

function entriesOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ isEntry }) => isEntry)
}
