// The upgrade drill: a community that version 0.4.0 made and backed up (testing/community-0.4.0.md), opened by this one.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getShare, listHeld, verifyBadge } from '#features/badges/contract.ts'
import { badges } from '#features/badges/server/tables.ts'
import { listSessions } from '#features/claims/contract.ts'
import { getStewardDoor } from '#features/door/contract.ts'
import { renewWallet } from '#features/holders/contract.ts'
import { getClaim } from '#features/issuing/contract.ts'
import { getCheckpoint, getConsistency } from '#features/ledger/contract.ts'
import { goesOn } from '#features/ledger/rules.ts'
import { anchorHash } from '#features/ledger/server/anchor-hash.ts'
import { sequenceEntries } from '#features/ledger/server/sequence-entries.ts'
import { ledgerCheckpoints } from '#features/ledger/server/tables.ts'
import { someHash } from '#features/ledger/server/testing-ledger.ts'
import { listTemplates } from '#features/templates/contract.ts'
import { CATEGORIES } from '#features/templates/rules.ts'
import { mintToken } from '#platform/access/tokens.ts'
import { createLog } from '#platform/process/log.ts'
import { claimWithKey } from '#testing/claim.ts'
import { openWorld, testConfig, type World } from '#testing/world.ts'
import { testDatabaseUrl } from '../start/config.ts'
import { checkArchive } from './read-archive.ts'
import { restore } from './restore.ts'
import { openEmpty } from './testing-target.ts'

/** What 0.4.0 handed out: a waiting claim and an open link of each category, sessions, a public page, a door staff link. */
type Made = Record<'templateId' | 'waiting' | 'open', string>
type Links = Record<(typeof CATEGORIES)[number], Made> &
  Record<'walletSession' | 'renewSecret' | 'studioSession' | 'share' | 'steward', string>

const place = (name: string) => fileURLToPath(new URL(`../../../testing/${name}`, import.meta.url))
const links = JSON.parse(readFileSync(place('community-0.4.0.json'), 'utf8')) as Links

const dataDir = mkdtempSync(join(tmpdir(), 'blazon-upgrade-'))
let old: Awaited<ReturnType<typeof openEmpty>>
let world: World
beforeAll(async () => {
  old = await openEmpty(testDatabaseUrl())
  const file = place('community-0.4.0.backup')
  const { head } = await checkArchive(file)
  expect(head.migration.tag).toBe('0028_challenge_network')
  const config = testConfig(dataDir, old.databaseUrl)
  await restore(file, head, { database: old.database, config, log: createLog({ logLevel: 'silent' }) })
  const database = { ...old.database, close: async () => undefined }
  const opened = { database, ...(old.databaseUrl && { url: old.databaseUrl }) }
  world = await openWorld({ opened, config: { dataDir }, hasWorker: false })
  // An hour later, when its links and sessions are still valid.
  world.advance(Date.parse(head.madeAt) + 3_600_000 - Date.now())
})
afterAll(async () => {
  await world.close()
  await old.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

const studioToken = () =>
  mintToken(world.config, { audience: 'studio', sessionId: links.studioSession, now: world.now() })

test('each badge of 0.4.0 has its verdict: genuine, revoked or suspended', async () => {
  const rows = await world.ctx().db.select().from(badges)
  const verdicts: Record<string, number> = {}
  for (const { id } of rows) {
    const { verdict } = await world.call(verifyBadge, { badgeId: id })
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1
  }
  expect(verdicts).toEqual({ genuine: 18, revoked: 6, suspended: 6 })
})

test.each(CATEGORIES)('a claim of a %s badge that 0.4.0 sent is accepted, and verifies', async (category) => {
  const { badgeId } = await claimWithKey(world, links[category].waiting)
  expect(await world.call(verifyBadge, { badgeId })).toMatchObject({ verdict: 'genuine' })
})

test('an open link of 0.4.0 still works', async () => {
  expect(await world.call(getClaim, { token: links.basic.open })).toMatchObject({ isShared: true })
})

test('the studio session goes on, and lists the templates and their history', async () => {
  const token = await studioToken()
  const { templates } = await world.call(listTemplates, { type: 'basic' }, { token })
  expect(templates.map(({ id }) => id)).toEqual([links.basic.templateId])
  const { sessions } = await world.call(listSessions, { templateId: links.basic.templateId }, { token })
  expect(sessions).toHaveLength(6)
})

test('the wallet session goes on, and shows what its holder had', async () => {
  const asked = { sessionId: links.walletSession, renewSecret: links.renewSecret }
  const { token } = await world.call(renewWallet, asked)
  expect((await world.call(listHeld, {}, { token })).badges).toHaveLength(1)
})

test('a public page and a door staff link go on, with the people inside', async () => {
  expect(await world.call(getShare, { shareId: links.share })).toMatchObject({ title: 'A basic badge' })
  expect(await world.call(getStewardDoor, { token: links.steward })).toMatchObject({ inside: 1 })
})

test('the log of 0.4.0 goes on unbroken', async () => {
  const { db } = world.ctx()
  const [before] = await db.select().from(ledgerCheckpoints).orderBy(desc(ledgerCheckpoints.size)).limit(1)
  if (!before) throw new Error('There is no log')
  await anchorHash(world.ctx(), { hash: someHash(), kind: 'template' })
  await sequenceEntries(world.ctx())
  const { size, checkpoint, key } = await world.call(getCheckpoint, {})
  expect(size).toBeGreaterThan(before.size)
  const { path } = await world.call(getConsistency, { from: before.size, to: size })
  expect(goesOn(before.note, checkpoint, path, [key])).toBe(true)
})
