// On both databases: the state of the embedded one's folder after a crash.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { newId } from '#base/ids.ts'
import { posts } from '#features/channel/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Db } from '#platform/database/db.ts'
import { type CrashWorld, openCrashWorld, until } from '#testing/crash.ts'
import { lastDigest } from '../rules.ts'
import { DIGESTS_AT_ONCE } from './mail-digest-lease.ts'
import { digestMails, digestSettings } from './tables.ts'
import { fillReaders } from './testing-digests.ts'

const PEOPLE = 150
const KILLS = 2
const PATIENCE_MS = 600_000
const HOUR_MS = 60 * 60 * 1000

let world: CrashWorld
beforeAll(async () => {
  if (!testDatabaseUrl()) world = await openCrashWorld()
}, PATIENCE_MS)
afterAll(() => world?.close())

/** Members whose digest is due, and a post that all of them have not seen. */
async function makeDue(db: Db): Promise<void> {
  const dueAt = lastDigest('day', 'UTC', new Date())
  const posted = new Date(dueAt.getTime() - HOUR_MS)
  const [issuer] = await db.select({ id: issuers.id }).from(issuers)
  const issuerId = issuer?.id ?? ''
  await fillReaders(db, { issuerId, count: PEOPLE, dueAt })
  await db.insert(posts).values({ id: newId(), issuerId, text: 'News', createdAt: posted, publishedAt: posted })
}

// The process has an embedded database of its own.
describe.skipIf(testDatabaseUrl())('a server that is killed while it mails digests', () => {
  test(
    'mails each person one, and repeats only with the same Message-ID',
    async () => {
      await world.whileStopped(makeDue)
      const mailed = () => world.sink.received.filter(({ messageId }) => messageId.startsWith('digest.'))
      const moments = Array.from({ length: KILLS }, () => Math.random() * PEOPLE).sort((a, b) => a - b)
      for (const moment of moments) {
        await until(() => mailed().length >= moment)
        await world.killAndRestart()
      }
      await until(() => new Set(mailed().map(({ to }) => to)).size === PEOPLE)
      const left = await world.afterStop(async (db) => ({
        rows: await db.$count(digestMails),
        settings: await db.$count(digestSettings),
      }))
      expect(left).toEqual({ rows: PEOPLE, settings: PEOPLE })
      const byPerson = Map.groupBy(mailed(), ({ to }) => to)
      const ids = [...byPerson.values()].map((all) => new Set(all.map(({ messageId }) => messageId)).size)
      expect(new Set(ids)).toEqual(new Set([1]))
      expect(mailed().length - PEOPLE).toBeLessThanOrEqual((KILLS + 1) * DIGESTS_AT_ONCE)
    },
    PATIENCE_MS,
  )
})
