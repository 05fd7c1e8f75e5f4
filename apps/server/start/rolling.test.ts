import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#platform/process/log.ts'
import { openTestDatabase } from '#testing/database.ts'
import { mailsOf, openRolling } from '#testing/rolling.ts'
import { startLoad } from '#testing/steady-load.ts'
import { testDatabaseUrl } from './config.ts'

/** How long the load runs after the last restart, in milliseconds; bench/rolling.bench.ts does this for a minute. */
const AFTER_MS = 1500
const PATIENCE_MS = 240_000

let world: Awaited<ReturnType<typeof openRolling>>
let closeDatabase: () => Promise<void>
beforeAll(async () => {
  if (!testDatabaseUrl()) return
  const { database, url = '' } = await openTestDatabase(testDatabaseUrl(), createLog({ logLevel: 'silent' }))
  closeDatabase = database.close
  world = await openRolling(url)
}, PATIENCE_MS)
afterAll(async () => {
  await world?.close()
  await closeDatabase?.()
}, PATIENCE_MS)

// The embedded database belongs to one process.
describe.skipIf(!testDatabaseUrl())('two servers behind a proxy', () => {
  test(
    'are each restarted twice under load, and no request fails, no e-mail is lost, and streams come back',
    async () => {
      const load = startLoad(world.target)
      for (const at of [0, 1, 0, 1]) await world.restart(at)
      const before = [...load.woken]
      await wait(AFTER_MS)
      await load.stop()
      await expect.poll(() => load.woken.every((times, at) => times > (before[at] ?? 0))).toBe(true)
      await load.leave()
      expect(load.faults).toEqual([])
      expect(load.badges.size).toBeGreaterThan(0)
      expect(await mailsOf(world.sink, load.mailed)).toEqual({ missing: [], repeated: [] })
    },
    PATIENCE_MS,
  )

  test(
    'lose only the requests in flight at the one that is killed',
    async () => {
      const load = startLoad(world.target)
      await wait(AFTER_MS)
      await world.kill(1)
      await wait(AFTER_MS)
      await load.stop()
      await load.leave()
      expect(load.faults.length).toBeLessThanOrEqual(world.proxy.broken(1))
      expect(world.proxy.broken(0)).toBe(0)
      expect(load.faults.filter(({ status }) => status !== 502)).toEqual([])
    },
    PATIENCE_MS,
  )
})
