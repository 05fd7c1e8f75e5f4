import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const AT_BUILD = /\/[a-z0-9-]+-at-build\.ts$/

/**
 * For the server's Vite config: each function that a module `...-at-build.ts` exports runs once, at the build, and the built one
 * returns the same from a JSON file beside the server. What it reads, the sources for example, is then not needed to run.
 */
export function runAtBuild(): Plugin {
  return {
    name: 'blazon-run-at-build',
    enforce: 'pre',
    async load(id) {
      if (!AT_BUILD.test(id)) return undefined
      const exports = (await import(pathToFileURL(id).href)) as Record<string, () => Promise<unknown>>
      const names = Object.keys(exports)
      const results = await Promise.all(names.map(async (name) => [name, await exports[name]?.()]))
      const fileName = `${basename(id, '.ts')}.json`
      const file = this.emitFile({ type: 'asset', fileName, source: JSON.stringify(Object.fromEntries(results)) })
      const functions = names.map((name) => `export const ${name} = async () => (await read()).${name}`)
      return `import { readFile } from 'node:fs/promises'
const read = async () => JSON.parse(await readFile(new URL(import.meta.ROLLUP_FILE_URL_${file}), 'utf8'))
${functions.join('\n')}`
    },
  }
}
