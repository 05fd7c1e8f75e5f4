import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '#platform/config.ts'
import { openNotices } from '#platform/notices.ts'
import { openWorld, type World } from '#testing/world.ts'
import { compareSettings } from './compare-settings.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

const OTHER = 'another secret of the tests, long enough'
const store = (bucket: string): Config['s3'] => ({
  bucket,
  address: `http://127.0.0.1:9/${bucket}`,
  region: 'us-east-1',
  keys: { kind: 'fixed', accessKeyId: 'k', secretAccessKey: 's' },
})

/** What two processes log, of which the second starts later with other settings. */
async function compared(running: Partial<Config>, starting: Partial<Config>) {
  const notices = await openNotices({ ...world.database, kind: 'embedded' })
  const said: string[] = []
  const start = (name: string, config: Partial<Config>) => {
    const error = (fields: object) => said.push(`${name}: ${'setting' in fields ? fields.setting : ''}`)
    compareSettings({ config: { ...world.config, ...config }, notices, log: { error } })
  }
  start('running', running)
  start('starting', starting)
  await notices.close()
  return said.toSorted()
}

test('processes with the same settings log nothing', async () => {
  expect(await compared({ s3: store('badges') }, { s3: store('badges') })).toEqual([])
})

test('another SECRET is logged by both processes', async () => {
  expect(await compared({}, { secret: OTHER })).toEqual(['running: SECRET', 'starting: SECRET'])
})

test('a SECRET that is being changed is the same', async () => {
  expect(await compared({}, { secret: OTHER, oldSecret: world.config.secret })).toEqual([])
})

test('another bucket, or none, is logged', async () => {
  expect(await compared({ s3: store('badges') }, { s3: store('pictures') })).toContain('running: BLOBS_URL')
  expect(await compared({ s3: store('badges') }, { s3: undefined })).toContain('running: BLOBS_URL')
})

test('another wallet is logged', async () => {
  expect(await compared({}, { walletUrl: 'https://other.example' })).toContain('starting: WALLET_URL')
})
