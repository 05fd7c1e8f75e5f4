// On both databases: what each of them leaves of a transaction after a crash.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabaseUrl, testLogLevel } from '#apps/server/start/config.ts'
import { createLog } from '#platform/process/log.ts'
import { type CrashWorld, openCrashWorld } from '#testing/crash.ts'
import { openTestDatabase } from '#testing/database.ts'
import { closePages, isTrue, keepUnderFire, slowWritesDown, takeStockOfKept } from './testing-killed.ts'

/** When the server is killed, as parts of the time of all calls; the first time, all of them have been answered. */
const PARTS = [0.3, 0.5, 0.7]
const PATIENCE_MS = 240_000

let world: CrashWorld
let opened: Awaited<ReturnType<typeof openTestDatabase>> | undefined
beforeAll(async () => {
  if (testDatabaseUrl()) opened = await openTestDatabase(testDatabaseUrl(), createLog({ logLevel: testLogLevel() }))
  world = await openCrashWorld({ TRUST_PROXY: 'loopback', ...(opened?.url && { DATABASE_URL: opened.url }) })
  await world.whileStopped(slowWritesDown)
}, PATIENCE_MS)
afterAll(async () => {
  await world?.close()
  await opened?.database.close()
})

test(
  'a killed server has each badge from elsewhere once, whole or not at all, and no page twice',
  async () => {
    const firsts: string[] = []
    const round = async (afterMs?: number) => {
      const { fates, found, brought, wallets, ms } = await keepUnderFire(world, afterMs)
      firsts.push(...fates.map(({ first }) => first))
      expect(fates.filter((fate) => !isTrue(fate))).toEqual([])
      expect(found).toEqual(brought)
      const pages = fates.filter(({ call }) => call === 'share')
      expect(await closePages(wallets)).toEqual({
        words: pages.map(() => 'genuine'),
        closed: pages.map(() => 'notFound'),
      })
      return ms
    }
    const wholeMs = await round()
    for (const part of PARTS) await round(part * wholeMs)
    expect(firsts).toContain('unreachable')
    const { badges, audited, pages, auditedPages, keys, neededKeys } = await world.afterStop(takeStockOfKept)
    expect(audited).toEqual(badges)
    expect(auditedPages).toEqual(pages)
    expect(keys).toEqual(neededKeys)
    expect(new Set(pages).size).toBe(pages.length)
  },
  PATIENCE_MS,
)
