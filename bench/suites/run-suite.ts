import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VcApi } from './vc-api.ts'

/** A test as the suite's mocha reported it. */
export type SuiteTest = { name: string; state: 'passed' | 'failed' | 'pending'; message: string }

const TIMEOUT_MS = 300_000

type Running = VcApi & { files?: RegExp | undefined }

/** Runs an installed suite, or some of its files, against the VC API; throws when it ends without a result. */
export async function runSuite(
  folder: string,
  { origin, issuer, files: asked = /^\d/ }: Running,
): Promise<SuiteTest[]> {
  writeFileSync(
    join(folder, 'localConfig.cjs'),
    `module.exports = ${JSON.stringify(configOf(origin, issuer), null, 2)}\n`,
  )
  const files = readdirSync(join(folder, 'tests')).filter((name) => /^\d.*\.js$/.test(name) && asked.test(name))
  const runner = join(import.meta.dirname, 'run-mocha.ts')
  const child = fork(runner, files.map((name) => join('tests', name)).sort(), {
    cwd: folder,
    env: { PATH: process.env.PATH, APP_ROOT_PATH: folder },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: TIMEOUT_MS,
  })
  let trouble = ''
  child.stderr?.on('data', (chunk) => {
    trouble += chunk
  })
  let tests: SuiteTest[] | undefined
  child.on('message', (sent) => {
    tests = sent as SuiteTest[]
  })
  await once(child, 'close')
  if (!tests?.length) throw new Error(`The suite ended without a result: ${trouble.slice(-2000)}`)
  return tests
}

/** The implementation and its calls, in the form of each suite's `localConfig.example.cjs`. */
function configOf(origin: string, { did, jwtDid }: VcApi['issuer']) {
  const issue = { endpoint: `${origin}/credentials/issue` }
  const verify = { id: did, endpoint: `${origin}/credentials/verify` }
  return {
    settings: { enableInteropTests: false, testAllImplementations: false },
    implementations: [
      {
        name: 'Blazon',
        implementation: 'Blazon',
        issuers: [
          { ...issue, id: did, tags: ['vc2.0', 'eddsa-rdfc-2022'] },
          { ...issue, id: jwtDid, tags: ['EnvelopingProof'] },
          { ...issue, id: did, tags: ['BitstringStatusList'], options: { status: true } },
        ],
        vpVerifiers: [{ id: did, endpoint: `${origin}/presentations/verify`, tags: ['vc2.0', 'EnvelopingProof'] }],
        verifiers: [
          { ...verify, tags: ['vc2.0', 'EnvelopingProof', 'eddsa-rdfc-2022', 'BitstringStatusList'] },
          {
            ...verify,
            tags: ['ecdsa-rdfc-2019'],
            supportedEcdsaKeyTypes: ['P-256', 'P-384'],
            supports: { vc: ['1.1', '2.0'] },
          },
        ],
      },
    ],
  }
}
