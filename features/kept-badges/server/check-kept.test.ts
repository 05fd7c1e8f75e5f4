import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hostedSchool } from '#features/badges/verification/server/testing-hosted-school.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { READINGS } from '../rules.ts'
import { openPart, openRowKeys, sealPart } from './sealing.ts'
import { keptBadges } from './tables.ts'
import { mailWallet, openKeptWorld } from './testing-kept.ts'

let kept: Awaited<ReturnType<typeof openKeptWorld>>
beforeAll(async () => {
  kept = await openKeptWorld()
})
beforeEach(async () => {
  kept.world.advance(READINGS.seconds * 1000)
  await kept.foreign.serveList()
})
afterAll(() => kept.close())

let people = 0
async function withBadge() {
  const lea = await mailWallet(kept.world, `checks${++people}@example.org`)
  const { keptId } = await lea.keep(await kept.badgeFor(lea.email))
  return { lea, keptId }
}
const db = () => kept.world.ctx().db

/** Has a badge's list answer late, with what it says now: `asked` when it is asked for, until `answer()`. */
async function holdList() {
  const body = Buffer.from(await kept.world.ctx().safeFetch(`${kept.web.origin}/lists/1`, '*/*'))
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  kept.web.serve('/lists/1', (_, response) => {
    asked.resolve()
    void answer.promise.then(() => response.end(body))
  })
  return { asked: asked.promise, answer: answer.resolve }
}

test('keeps what a later check found when an earlier one ends after it', async () => {
  const { lea, keptId } = await withBadge()
  const { asked, answer } = await holdList()
  const first = lea.check(keptId, true)
  await asked
  await kept.foreign.serveList(8)
  expect((await lea.check(keptId, true)).verification.state).toBe('revoked')
  answer()
  expect((await first).verification.state).toBe('revoked')
  expect((await lea.list()).badges[0]?.summary?.state).toBe('revoked')
})

/** Seals the reading and the summary of a row as a version did that knew less. */
async function makeOlder(keptId: string): Promise<void> {
  const [row] = await db().select().from(keptBadges).where(eq(keptBadges.id, keptId))
  const key = (await openRowKeys(kept.world.ctx(), [keptId])).get(keptId)
  if (!row?.reading || !key) throw new Error('There is one')
  const reading = JSON.parse(Buffer.from(openPart(key, 'reading', row.reading)).toString())
  const { endorsements: _, ...verification } = reading.verification
  const { standard: __, ...summary } = reading.summary
  const older = {
    reading: sealPart(key, 'reading', { ...reading, verification }),
    summary: sealPart(key, 'summary', summary),
  }
  await db().update(keptBadges).set(older).where(eq(keptBadges.id, keptId))
}

test('checks again what an older version found in another shape', async () => {
  const { lea, keptId } = await withBadge()
  await makeOlder(keptId)
  kept.web.requests.length = 0
  expect(await lea.check(keptId)).toMatchObject({ verification: { word: 'genuine', endorsements: [] } })
  expect(kept.web.requests).not.toEqual([])
  kept.web.requests.length = 0
  await lea.check(keptId)
  expect(kept.web.requests).toEqual([])
})

test('is not gone where an older version checked it and the address that its file names is away', async () => {
  const lea = await mailWallet(kept.world, 'older@example.org')
  const school = hostedSchool(kept.web)
  school.publish()
  const { keptId } = await lea.keep(school.assertion().id, true)
  await makeOlder(keptId)
  kept.web.serve('/a/1', (_, response) => response.writeHead(503).end())
  await expect(lea.check(keptId)).rejects.toMatchObject({ status: 503, key: 'unavailable' })
})

test('lists a badge without the summary that an older version sealed, until it is checked', async () => {
  const { lea, keptId } = await withBadge()
  await makeOlder(keptId)
  const [listed] = (await lea.list()).badges
  expect([listed?.keptId, listed?.summary]).toEqual([keptId, undefined])
  await lea.check(keptId)
  expect((await lea.list()).badges[0]?.summary?.word).toBe('genuine')
})

test('gives the file of a badge whose reading has another shape', async () => {
  const { lea, keptId } = await withBadge()
  await makeOlder(keptId)
  expect(await lea.file(keptId)).toMatchObject({ name: 'badge.json', isSealed: false })
})

test('says so when the key of a badge goes while its file is read', async () => {
  const { lea, keptId } = await withBadge()
  await db().delete(sealedKeys).where(eq(sealedKeys.ownerId, keptId))
  await expect(lea.file(keptId)).rejects.toMatchObject({ status: 409, key: 'keptNeedsKey' })
})

test('limits checks that ask other hosts for a network, however many wallets it has', async () => {
  const wallets = [await withBadge(), await withBadge()]
  for (let at = 0; at < READINGS.limit; at++) {
    const { lea, keptId } = wallets[at % 2] ?? (await withBadge())
    await lea.check(keptId, true)
  }
  const { lea, keptId } = await withBadge()
  await expect(lea.check(keptId, true)).rejects.toMatchObject({ status: 429 })
})

test('counts no badge that is opened without asking anybody', async () => {
  const { lea, keptId } = await withBadge()
  for (let at = 0; at <= READINGS.limit; at++) await lea.check(keptId)
  expect((await lea.check(keptId, true)).verification.word).toBe('genuine')
})
