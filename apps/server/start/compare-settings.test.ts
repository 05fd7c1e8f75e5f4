import { afterAll, beforeAll, expect } from 'vitest'
import { openDatabase } from '#platform/database/db.ts'
import { type Notices, openNotices } from '#platform/notices/notices.ts'
import type { Config } from '#platform/settings/config.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
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

/**
 * The notices of a process with a single connection: they leave one after the other. Of two that leave over two connections
 * at once, either may arrive first.
 */
async function openOrdered(): Promise<Notices> {
  const { databaseUrl, dataDir } = world.config
  const database = await openDatabase({ databaseUrl, dataDir })
  if (database.kind === 'postgres') database.pool.options.max = 1
  const notices = await openNotices(database)
  const close = async () => {
    await notices.close()
    await database.close()
  }
  return { ...notices, close }
}

/** Notices arrive in order: after a round trip, what was told before has been heard and answered. */
async function roundTrip(name: string, from: Notices, to: Notices): Promise<void> {
  await new Promise<void>((arrived) => {
    from.subscribe(`${name} back`, () => arrived())
    to.subscribe(name, () => to.notify(`${name} back`))
    from.notify(name)
  })
}

/** What two processes log, of which the second starts later with other settings. */
async function compared(running: Partial<Config>, starting: Partial<Config>) {
  const said: string[] = []
  const start = async (name: string, config: Partial<Config>) => {
    const notices = await openOrdered()
    const error = (fields: object) => said.push(`${name}: ${'setting' in fields ? fields.setting : ''}`)
    compareSettings({ config: { ...world.config, ...config }, notices, log: { error } })
    return notices
  }
  const first = await start('running', running)
  await roundTrip('alone', first, first)
  const second = await start('starting', starting)
  await roundTrip('both', second, first)
  await Promise.all([first.close(), second.close()])
  return said.toSorted()
}

testOnPostgres('processes with the same settings log nothing', async () => {
  expect(await compared({ s3: store('badges') }, { s3: store('badges') })).toEqual([])
})

testOnPostgres('another SECRET is logged by both processes', async () => {
  expect(await compared({}, { secret: OTHER })).toEqual(['running: SECRET', 'starting: SECRET'])
})

testOnPostgres('a SECRET that is being changed is the same', async () => {
  expect(await compared({}, { secret: OTHER, oldSecret: world.config.secret })).toEqual([])
})

testOnPostgres('another bucket, or none, is logged', async () => {
  expect(await compared({ s3: store('badges') }, { s3: store('pictures') })).toContain('running: BLOBS_URL')
  expect(await compared({ s3: store('badges') }, { s3: undefined })).toContain('running: BLOBS_URL')
})

testOnPostgres('another wallet is logged', async () => {
  expect(await compared({}, { walletUrl: 'https://other.example' })).toContain('starting: WALLET_URL')
})
