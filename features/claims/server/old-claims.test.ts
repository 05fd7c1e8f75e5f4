import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { getReminders, updateReminders } from '#features/history/contract.ts'
import { remindUnclaimed } from '#features/history/server/remind-unclaimed.ts'
import { importSessions } from '#features/imports/contract.ts'
import { forgetImports } from '#features/imports/server/forget-imports.ts'
import { importRows } from '#features/imports/server/tables.ts'
import { pauseSend } from '#features/sends/running/contract.ts'
import { sends } from '#features/sends/server/tables.ts'
import type { SystemContext } from '#platform/context.ts'
import { accessByCode, claimWithKey, credentialFor, entryOf, proofOf, startSending, tokenOf } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { eraseOldClaims } from './erase-old-claims.ts'
import { claims, entries, networkPlaces } from './tables.ts'

const DAY_MS = 86_400_000
let world: World

beforeAll(async () => {
  world = await openWorld({ config: { claimEraseDays: 90 } })
})
afterAll(() => world.close())

const system = (): SystemContext => ({ ...world.ctx(), actor: { kind: 'system', job: 'test' } })

test('reminds only on request, as often as requested, and never after a claim', async () => {
  const issuer = await startSending(world)
  const token = { token: issuer.token }
  const { templateId } = issuer
  expect(await world.call(getReminders, { templateId }, token)).toMatchObject({ times: 0, isOwn: false })
  const [taken = ''] = await issuer.send('ada@example.org', 'lea@example.org')
  await world.runJobs()
  await claimWithKey(world, taken)
  const mailsTo = async (email: string) =>
    (await world.outbox()).filter((mail) => mail.to?.[0]?.address === email && mail.messageId?.startsWith('<claim.'))
  const remind = async () => {
    await Promise.all([remindUnclaimed(system()), remindUnclaimed(system())])
    await world.runJobs()
  }
  await world.call(updateReminders, { templateId, days: 3, times: 2, isForAll: true }, token)
  await remind()
  expect(await mailsTo('lea@example.org')).toHaveLength(1)
  for (const sent of [2, 3, 3]) {
    await world.advance(4 * DAY_MS)
    await remind()
    expect(await mailsTo('lea@example.org')).toHaveLength(sent)
  }
  const mails = await mailsTo('lea@example.org')
  expect(mails.at(-1)?.subject).toBe('Your badge is still waiting: Lead climbing')
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3)
  expect(await mailsTo('ada@example.org')).toHaveLength(1)
})

test('erases the address of an uncollected badge 90 days after its end', async () => {
  const issuer = await startSending(world)
  const evidenceUrl = 'https://example.org/evidence'
  const { links } = await issuer.ask({ emails: ['eve@example.org', 'max@example.org'], evidenceUrl })
  await claimWithKey(world, tokenOf(links[0] ?? ''))
  const rows = () => world.ctx().db.select().from(claims).where(eq(claims.templateId, issuer.templateId))
  const emails = async () => (await rows()).map(({ email }) => email).sort()
  await world.advance(119 * DAY_MS)
  await eraseOldClaims(system())
  expect(await emails()).toEqual(['eve@example.org', 'max@example.org'])
  await world.advance(2 * DAY_MS)
  await eraseOldClaims(system())
  expect(await emails()).toEqual(['', 'eve@example.org'])
  expect((await rows()).find(({ email }) => email === '')).toMatchObject({ evidenceUrl: '' })
})

test('erases visits and networks of an open link 90 days after its end, empty visits after a day', async () => {
  const issuer = await startSending(world)
  const days = (count: number) => new Date(world.now().getTime() + count * DAY_MS).toISOString()
  const short = await issuer.open({ didLimit: 5, networkLimit: 2, endDate: days(10) })
  const long = await issuer.open({ didLimit: 5, networkLimit: 2, endDate: days(300) })
  for (const link of [short, long]) {
    const access = await accessByCode(world, await entryOf(world, link))
    await credentialFor(world, access, await proofOf(world, generateAccountKey()))
    await entryOf(world, link)
  }
  const left = async () => {
    await eraseOldClaims(system())
    const { db } = world.ctx()
    const visits = await db.select({ claimId: entries.claimId }).from(entries)
    const networks = await db.select({ claimId: networkPlaces.claimId }).from(networkPlaces)
    const [of, ofLong] = [short, long].map((link) => link.split('.')[0])
    const count = (rows: { claimId: string }[], id?: string) => rows.filter(({ claimId }) => claimId === id).length
    return [count(visits, of), count(networks, of), count(visits, ofLong), count(networks, ofLong)]
  }
  expect(await left()).toEqual([2, 1, 2, 1])
  await world.advance(2 * DAY_MS)
  expect(await left()).toEqual([1, 1, 1, 1])
  await world.advance(97 * DAY_MS)
  expect(await left()).toEqual([1, 1, 1, 1])
  await world.advance(2 * DAY_MS)
  expect(await left()).toEqual([0, 0, 1, 1])
})

test('erases the addresses of an import after 90 days, and stops one that is still paused', async () => {
  const issuer = await startSending(world)
  const { templateId } = issuer
  const token = { token: issuer.token }
  const listOf = (...lines: string[]) => new File([['Email', ...lines].join('\n')], 'people.csv')
  const { id } = await world.call(
    importSessions,
    { templateId, file: listOf('zoe@example.org', 'zoe@example.org', 'nobody') },
    token,
  )
  await world.runJobs()
  const { id: waiting } = await world.call(importSessions, { templateId, file: listOf('tom@example.org') }, token)
  await world.call(pauseSend, { sendId: waiting }, token)
  await world.runJobs()
  await world.ctx().db.update(sends).set({ status: 'reading' }).where(eq(sends.id, waiting))
  const addresses = async () => {
    await forgetImports(system())
    const rows = await world.ctx().db.select().from(importRows).where(eq(importRows.sendId, id))
    return rows.map(({ email }) => email).sort()
  }
  await world.advance(89 * DAY_MS)
  expect(await addresses()).toEqual(['nobody', 'zoe@example.org', 'zoe@example.org'])
  await world.advance(2 * DAY_MS)
  expect(await addresses()).toEqual(['', '', ''])
  const [ended] = await world.ctx().db.select().from(sends).where(eq(sends.id, waiting))
  expect(ended?.status).toBe('stopped')
})

test('asks a store once for the files of all imports, and not for each that it no longer has', async () => {
  const issuer = await startSending(world)
  const file = () => new File([`Email\n${crypto.randomUUID()}@example.org`], 'people.csv')
  for (let at = 0; at < 2; at += 1)
    await world.call(importSessions, { templateId: issuer.templateId, file: file() }, { token: issuer.token })
  await world.runJobs()
  await world.advance(10 * DAY_MS)
  await forgetImports(system())
  const asked: string[] = []
  const { store } = world.services
  const counted = new Proxy(store, {
    get: (from, name: keyof typeof store) => {
      if (name !== 'kind') asked.push(name)
      return from[name]
    },
  })
  await forgetImports({ ...system(), store: counted })
  expect(asked).toEqual(['list'])
})
