// On both databases: the state of the embedded one's folder after a crash.

import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { badges } from '#features/badges/server/tables.ts'
import { listSessions } from '#features/claims/contract.ts'
import { checkPoints, isRight } from '#features/points/server/check-points.ts'
import { createSessions } from '#features/sends/contract.ts'
import { updateSendSettings } from '#features/sends/running/contract.ts'
import { UNDO_MAX_SECONDS } from '#features/sends/send-rules.ts'
import type { Context } from '#platform/context.ts'
import { tokenOf } from '#testing/claim.ts'
import { type CrashWorld, IN_FLIGHT_MAX, importUnderFire, openCrashWorld, takeStock } from '#testing/crash.ts'
import { testDatabaseUrl } from './config.ts'

const ROWS = 400
/** When the server is killed, as fractions of the time of a complete send. */
const PARTS = [0.4, 0.7]
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
      const kills = { whileAccepted: 1, whileWorking: 2 }
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
    'leaves all or no rows of a send, and all rows of a confirmed one',
    async () => {
      const { ask, killAndRestart, templateId } = world
      // E-mails wait while the send can be undone: nothing else is written meanwhile.
      await ask(updateSendSettings, { undoSeconds: UNDO_MAX_SECONDS })
      const countRows = async () => (await ask(listSessions, { templateId })).counts.all
      const send = (name: string) => {
        const emails = Array.from({ length: ROWS }, (_, at) => `${name}${at}@example.org`)
        return ask(createSessions, { templateId, emails, sessionNumber: ROWS, isUndoable: true })
      }
      // The interrupted sends are the first of their process too, and the first takes longer than the next.
      await killAndRestart()
      const begun = performance.now()
      await send('whole')
      const wholeMs = performance.now() - begun
      const ended: ('answered' | 'cut off')[] = []
      const cut = async (part: number) => {
        const before = await countRows()
        const sending = send(`part${part}-`).then(
          () => 'answered' as const,
          () => 'cut off' as const,
        )
        await wait(part * wholeMs)
        await killAndRestart()
        const end = await sending
        expect(end === 'answered' ? [ROWS] : [0, ROWS]).toContain((await countRows()) - before)
        ended.push(end)
      }
      for (const part of PARTS) await cut(part)
      // The whole one may have met a busy moment, and then all of the others are faster.
      for (let part = 0.2; !ended.includes('cut off') && part > 0.01; part /= 2) await cut(part)
      expect(ended).toContain('cut off')
    },
    PATIENCE_MS,
  )

  test(
    'leaves the points of every badge that it issued, and no others',
    async () => {
      const { ask, claim, afterKill, templateId } = world
      const emails = Array.from({ length: 12 }, (_, at) => `points${at}@example.org`)
      const { links } = await ask(createSessions, { templateId, emails, sessionNumber: 12 })
      const [first = '', ...others] = links.map(tokenOf)
      const begun = performance.now()
      await claim(first)
      const claiming = others.map((token) => claim(token).catch(() => undefined))
      await wait((performance.now() - begun) * 2)
      await afterKill(async (db) => {
        const [check] = await checkPoints({ db } as Context)
        expect(check && isRight(check), JSON.stringify(check)).toBe(true)
        expect(check?.transfers).toBe(await db.$count(badges))
      })
      await Promise.all(claiming)
    },
    PATIENCE_MS,
  )
})
