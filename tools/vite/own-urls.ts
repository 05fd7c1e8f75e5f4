import { isBuiltin } from 'node:module'
import { basename, dirname, isAbsolute, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** What a built server needs beside its own folder. */
export type Needs = {
  /** Names of packages, as they are imported. */
  packages: string[]
  /** Files and folders, from the root of the project. */
  files: string[]
}

/** The name of the list in the folder of the built server. */
export const NEEDS_FILE = 'needs.json'

const FILE = /new URL\(\s*["'](\.[^"']*)["'],\s*import\.meta\.url\s*\)/g
const PACKAGE_FILE = /import\.meta\.resolve\(\s*["']([^"']+)["']\s*\)/g
const THREAD = /^\.\/[\w-]+-worker\.ts$/
const OWN = /import\.meta\.(?:url|resolve|dirname|filename)\b/
const UNREAD =
  "names a file that the build cannot read here; write new URL('./file', import.meta.url) or import.meta.resolve('package/file')"

/**
 * Lets modules that are joined into files of `folder` find what lies beside their source: `import.meta.url` is the source's own
 * address, relative to the joined file, so that the whole may be moved. The code of a thread (`./...-worker.ts`) is built too.
 * `needs.json` lists all files and packages that are left outside; a module that names a file in a way that cannot be read here
 * fails the build.
 */
export function ownUrls(folder: string, root: string): Plugin {
  const needsOf = new Map<string, Needs>()
  const fromRoot = (path: string) => relative(root, path).replaceAll('\\', '/')
  return {
    name: 'own-urls',
    transform(code, id) {
      // Of packages only the code is joined, and the bundler's own runtime finds nothing.
      if (!isAbsolute(id) || id.includes('/node_modules/') || !OWN.test(code)) return
      const own = relative(folder, id).replaceAll('\\', '/')
      const needs: Needs = { packages: [], files: [] }
      const rest = code.replaceAll(PACKAGE_FILE, (_, path: string) => {
        needs.packages.push(packageOf(path))
        return ''
      })
      const built = code.replaceAll(FILE, (whole, path: string) => {
        const file = join(dirname(id), path)
        if (THREAD.test(path)) {
          const thread = this.emitFile({ type: 'chunk', id: file, fileName: `${basename(file, '.ts')}.mjs` })
          return `new URL(import.meta.ROLLUP_FILE_URL_${thread})`
        }
        needs.files.push(fromRoot(file))
        return whole.replace('import.meta.url', `new URL('${own}', import.meta.url).href`)
      })
      const [unread] = OWN.exec(rest.replaceAll(FILE, '')) ?? []
      if (unread) this.error(`${fromRoot(id)}: ${unread} ${UNREAD}`)
      needsOf.set(id, needs)
      return { code: built, map: null }
    },
    resolveFileUrl: {
      order: 'pre',
      handler: ({ fileName }) => `new URL('./${fileName}', import.meta.url).href`,
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const imports = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
      const external = imports.filter((name) => !(name in bundle) && !isBuiltin(name))
      const inside = chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => needsOf.get(id) ?? []))
      const needs: Needs = {
        packages: sorted([...external.map(packageOf), ...inside.flatMap(({ packages }) => packages)]),
        files: sorted(inside.flatMap(({ files }) => files)),
      }
      this.emitFile({ type: 'asset', fileName: NEEDS_FILE, source: `${JSON.stringify(needs, null, 2)}\n` })
    },
  }
}

/** The package of an import: `@sd-jwt/core/x` is of `@sd-jwt/core`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

const sorted = (names: string[]) => [...new Set(names)].sort()
