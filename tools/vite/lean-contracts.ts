import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Called, Endpoint } from '../../base/endpoint.ts'
import { readOfImported } from './read-of-imported.ts'

const CONTRACT = /\/([a-z0-9-]+-)?contract\.ts$/
const WHOLE = '?whole'
const SOURCE = /\.tsx?$/
/** Of every member of an endpoint, whether a browser has it: what a call reads. The others are for the server. */
const MEMBERS: { [M in keyof Required<Endpoint>]: M extends keyof Called ? true : false } = {
  method: true,
  path: true,
  base: true,
  body: true,
  who: false,
  cors: false,
  input: false,
  output: false,
  problems: false,
  maxBytes: false,
  rate: false,
  proof: false,
  inside: false,
  scope: false,
  callsOut: false,
  deprecated: false,
  stream: false,
  jwtType: false,
  maxAge: false,
  file: false,
  oauthErrors: false,
}
const MEMBER_NAMES = Object.keys(MEMBERS) as (keyof Endpoint)[]
const CALLED = MEMBER_NAMES.filter((name) => MEMBERS[name])
const LEFT_OUT: ReadonlySet<string> = new Set(MEMBER_NAMES.filter((name) => !MEMBERS[name]))

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
      if (CONTRACT.test(id)) {
        // The hash makes Node read the file again when it changed while a build watches.
        const version = createHash('sha256').update(code).digest('hex').slice(0, 12)
        const exports = (await import(`${pathToFileURL(id).href}?v=${version}`)) as Record<string, unknown>
        return { code: leanContract(exports, `${id}${WHOLE}`), map: null, moduleSideEffects: false }
      }
      const isWhole = id.endsWith(`contract.ts${WHOLE}`)
      const file = isWhole ? id.slice(0, -WHOLE.length) : id
      const read = SOURCE.test(file) ? readsOfEndpoints(file, code) : undefined
      if (read) this.error(`${id} reads ${read}, which leanContracts() leaves out`)
      return isWhole ? { code, map: null, moduleSideEffects: false } : undefined
    },
  }
}

/** A contract's code for a browser: its endpoints and names as data, and its other exports by way of the module at `whole`. */
function leanContract(exports: Record<string, unknown>, whole: string): string {
  const names = Object.keys(exports)
  const said = names.filter((name) => isEndpoint(exports[name]) || typeof exports[name] === 'string')
  const kept = names.filter((name) => !said.includes(name))
  return [
    ...said.map((name) => `export const ${name} = ${JSON.stringify(exports[name], CALLED)}`),
    ...(kept.length > 0 ? [`export { ${kept.join(', ')} } from ${JSON.stringify(whole)}`] : []),
  ].join('\n')
}

/** The stripped member of an endpoint that a file reads, such as `getIssuer.output`; undefined when there is none. */
export function readsOfEndpoints(file: string, code: string): string | undefined {
  if (!code.includes('contract.ts')) return undefined
  return readOfImported(file, code, { from: (module) => module.endsWith('contract.ts'), members: LEFT_OUT })
}

function isEndpoint(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'input' in value
}
