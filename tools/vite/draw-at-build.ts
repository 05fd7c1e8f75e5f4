import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const DRAWINGS = /\/[a-z0-9-]+-drawings\.ts$/
const DATA = 'data:image/svg+xml,'

type Keep = (markup: string) => string

/**
 * For an app's Vite config: in a build, a module `...-drawings.ts` is run once, each picture that it exports (a `data:`
 * address of an SVG) becomes a file, and the module contains only the addresses of the files. The drawing code stays
 * out of the page.
 */
export function drawAtBuild(): Plugin {
  return {
    name: 'blazon-draw-at-build',
    apply: 'build',
    enforce: 'pre',
    async transform(_code, id) {
      if (!DRAWINGS.test(id)) return undefined
      const exports = (await import(pathToFileURL(id).href)) as Record<string, unknown>
      const keep = (markup: string) => {
        const hash = createHash('sha256').update(markup).digest('base64url').slice(0, 8)
        const fileName = `assets/${basename(id, '.ts')}-${hash}.svg`
        this.emitFile({ type: 'asset', fileName, source: markup })
        return `/${fileName}`
      }
      const code = Object.entries(exports).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(withFiles(value, keep))}`,
      )
      return { code: code.join('\n'), map: null, moduleSideEffects: false }
    },
  }
}

/** A module's value with each drawing replaced by the address of a file, from `keep`. */
function withFiles(value: unknown, keep: Keep): unknown {
  if (typeof value === 'string')
    return value.startsWith(DATA) ? keep(decodeURIComponent(value.slice(DATA.length))) : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withFiles(inner, keep)]))
}
