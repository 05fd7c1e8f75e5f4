// On both databases: the state of the embedded one's folder after a crash.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSessions } from '#features/claims/contract.ts'
import { listSessions } from '#features/claims/session-contract.ts'
import { type CrashWorld, IN_FLIGHT_MAX, importUnderFire, openCrashWorld, takeStock } from '#testing/crash.ts'
import { testDatabaseUrl } from './config.ts'

const ROWS = 1000
const PATIENCE_MS = 240_000

let world: CrashWorld
beforeAll(async () => {
  if (!testDatabaseUrl()) world = await openCrashWorld()
}, PATIENCE_MS)
afterAll(() => world?.close())

// The process has an embedded database of its own; bench/crash.bench.ts does this on Postgres, 20 times in 10,000 rows.
describe.skipIf(testDatabaseUrl())('a killed server', () => {
  test(
    'leaves one claim and e-mail per address of an import, repeats with the same Message-ID',
    async () => {
      const kills = { whileAccepted: 1, whileWorking: 3 }
      const { id } = await importUnderFire(world, { rows: ROWS, ...kills })
      const found = await takeStock(world, id, ROWS)
      expect(found.claims).toEqual(found.people)
      expect([found.withoutMail, found.strangers, found.otherIds]).toEqual([[], [], 0])
      expect(found.repeated).toBeLessThanOrEqual((kills.whileAccepted + kills.whileWorking) * IN_FLIGHT_MAX)
      expect(found.receipts).toEqual(found.trueReceipts)
    },
    PATIENCE_MS,
  )

  test(
    'leaves all or nothing of a send',
    async () => {
      const { ask, templateId } = world
      const before = (await ask(listSessions, { templateId })).counts.all
      const emails = Array.from({ length: ROWS }, (_, at) => `half${at}@example.org`)
      const sending = ask(createSessions, { templateId, emails, sessionNumber: emails.length }).catch(() => undefined)
      await new Promise((resolve) => setImmediate(resolve))
      await world.killAndRestart()
      await sending
      const { counts } = await ask(listSessions, { templateId })
      expect([0, ROWS]).toContain(counts.all - before)
    },
    PATIENCE_MS,
  )
})
