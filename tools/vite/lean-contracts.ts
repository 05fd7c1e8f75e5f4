import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const CONTRACT = /\/([a-z0-9-]+-)?contract\.ts$/
const WHOLE = '?whole'
const IMPORT = /import \{([^}]*)\} from '[^']*contract\.ts'/g
const NAMESPACE = /import \* as (\w+) from '[^']*contract\.ts'/g
const LEFT_OUT = 'input|output|problems|who|cors|oauthErrors'
/** The members of an endpoint that `base/call.ts` and `ui/calls/use-call.ts` read; the rest is for the server. */
const CALLED = ['method', 'path', 'base', 'body', 'stream'] as const

/**
 * For an app's Vite config: in a build, a contract.ts exports its endpoints without schemas, so that a page that only
 * calls loads no validation. Its other exports (a form's fields) come from the original module. A browser file that
 * reads a schema of an endpoint fails the build.
 */
export function leanContracts(): Plugin {
  return {
    name: 'blazon-lean-contracts',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      const read = readsOfEndpoints(code)
      if (read) this.error(`${id} reads ${read}, which leanContracts() leaves out`)
      if (id.endsWith(`contract.ts${WHOLE}`)) return { code, map: null, moduleSideEffects: false }
      if (!CONTRACT.test(id)) return undefined
      // The hash makes Node read the file again when it changed while a build watches.
      const version = createHash('sha256').update(code).digest('hex').slice(0, 12)
      const exports = (await import(`${pathToFileURL(id).href}?v=${version}`)) as Record<string, unknown>
      return { code: leanContract(exports, `${id}${WHOLE}`), map: null, moduleSideEffects: false }
    },
  }
}

/** A contract's code for a browser: its endpoints and names as data, and its other exports by way of the module at `whole`. */
function leanContract(exports: Record<string, unknown>, whole: string): string {
  const names = Object.keys(exports)
  const said = names.filter((name) => isEndpoint(exports[name]) || typeof exports[name] === 'string')
  const kept = names.filter((name) => !said.includes(name))
  return [
    ...said.map((name) => `export const ${name} = ${JSON.stringify(exports[name], [...CALLED])}`),
    ...(kept.length > 0 ? [`export { ${kept.join(', ')} } from ${JSON.stringify(whole)}`] : []),
  ].join('\n')
}

/** The stripped member of an endpoint that a file reads, such as `getIssuer.output`; undefined when there is none. */
export function readsOfEndpoints(code: string): string | undefined {
  const listed = [...code.matchAll(IMPORT)].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  const names = listed.flatMap((name) => name.split(' as ').at(-1) || [])
  const whole = [...code.matchAll(NAMESPACE)].map(([, name]) => `${name}\\.\\w+`)
  const used = [...names, ...whole].join('|')
  if (used === '') return undefined
  const asMember = `\\b(?:${used})(?:\\??\\.|\\[['"])(?:${LEFT_OUT})\\b`
  // A pattern names the key first: { input: form }.
  const asPattern = `\\{[^{}]*(?<!:\\s*)\\b(?:${LEFT_OUT})\\b[^{}]*\\}\\s*=\\s*(?:${used})\\b(?!\\s*[.?[(])`
  return new RegExp(`${asMember}|${asPattern}`).exec(code)?.[0]
}

function isEndpoint(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'input' in value
}
