import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

type Manifest = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/**
 * The installed folders of packages and of everything that these depend on, as `node_modules/a/node_modules/b` from the root.
 * Fails for one that is not installed; optional ones, such as those for another platform, may be absent.
 */
export function packageFolders(root: string, names: string[]): string[] {
  const found = new Set<string>()
  const follow = (name: string, from: string, isOptional: boolean) => {
    const folder = resolveFrom(root, from, name)
    if (folder === undefined && isOptional) return
    if (folder === undefined)
      throw new Error(`${name} is not installed, and ${relative(root, from) || 'Blazon'} needs it`)
    if (found.has(folder)) return
    found.add(folder)
    const { dependencies, optionalDependencies, peerDependencies } = readManifest(folder)
    const optional = Object.keys({ ...optionalDependencies, ...peerDependencies })
    for (const needed of Object.keys(dependencies ?? {})) follow(needed, folder, optional.includes(needed))
    for (const needed of optional) follow(needed, folder, true)
  }
  for (const name of names) follow(name, root, false)
  return [...found].map((folder) => relative(root, folder).replaceAll('\\', '/')).sort()
}

/** Resolved like Node does: in the package's own folder, then in each one above. */
function resolveFrom(root: string, from: string, name: string): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return from === root ? undefined : resolveFrom(root, dirname(from), name)
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}
