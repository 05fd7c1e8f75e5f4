import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fetchPacked } from './testing-fetch-packed.ts'

/** Two files of the package (MIT), with the integrity that the registry publishes. */
const DIDKIT = {
  name: '@learncard/didkit-plugin',
  version: '1.9.10',
  sha512: 'dMKVI7ivmufQ0UiEU04bexdlNn5Be5DKQDk6pZcrd59mCE6oSsV+aFZO8cydegRHNsFKI1SWrUrf6Y5v/b1ueA==',
  files: ['dist/didkit/didkit_wasm.js', 'dist/didkit/didkit_wasm_bg.wasm'],
}

type Didkit = {
  initSync(options: { module: Uint8Array }): void
  verifyCredential(credential: string, options: string, contexts: string): Promise<string>
}
type Verdict = { checks: string[]; errors: string[] }

/**
 * didkit as a judge: what it checked of a credential, and what was wrong. It finds keys and lists itself, and has its own
 * contexts; of a JWT it knows the older form, with the credential as `vc`. Undefined when the registry does not serve it.
 */
export async function openDidkit(): Promise<
  ((credential: object | string, checks?: string[]) => Promise<Verdict>) | undefined
> {
  const folder = await fetchPacked(DIDKIT)
  if (!folder) return undefined
  const glue = join(folder, 'didkit_wasm.js')
  const didkit: Didkit = await import(/* @vite-ignore */ pathToFileURL(glue).href)
  didkit.initSync({ module: await readFile(glue.replace('.js', '_bg.wasm')) })
  return async (credential, checks = ['proof', 'credentialStatus']) => {
    const isJwt = typeof credential === 'string'
    const options = JSON.stringify({ checks, ...(isJwt && { proofFormat: 'jwt' }) })
    const verdict = await didkit.verifyCredential(isJwt ? credential : JSON.stringify(credential), options, '{}')
    const { checks: checked, errors } = JSON.parse(verdict) as Verdict
    return { checks: checked, errors }
  }
}
