import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepSecrets, keptSecrets } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'blazon-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))
const SECRETS = { secret: 'a secret of this test', masterKeys: `test:${'ab'.repeat(32)}` }

test.skipIf(process.platform === 'win32')(
  'a full disk leaves no half of the secrets, which would stop every later start',
  () => {
    const keep = `import('./apps/server/start/config.ts').then(({ keepSecrets }) =>
    keepSecrets(${JSON.stringify(folder)}, ${JSON.stringify(SECRETS)})).catch(({ code }) => console.log(code))`
    // Files may have no bytes.
    const { stdout } = spawnSync('sh', ['-c', 'ulimit -f 0; exec "$0" -e "$1"', process.execPath, keep], {
      encoding: 'utf8',
      timeout: 25_000,
    })
    expect(stdout.trim()).toBe('EFBIG')
    expect(readdirSync(folder)).toEqual([])
    expect(keptSecrets(folder)).toBeUndefined()
  },
)

test('secrets are stored once, readable only by their owner', () => {
  keepSecrets(folder, SECRETS)
  expect(keptSecrets(folder)).toEqual(SECRETS)
  expect(() => keepSecrets(folder, { ...SECRETS, secret: 'another' })).toThrow('EEXIST')
  expect(keptSecrets(folder)).toEqual(SECRETS)
  expect(readdirSync(folder)).toEqual(['secrets.json'])
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
})
