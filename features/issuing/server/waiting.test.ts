// On both databases: a claim, its member and its wallet are locked in one transaction.

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { listHeld } from '#features/badges/contract.ts'
import { badges } from '#features/badges/server/tables.ts'
import { NOBODY } from '#features/claims/rules.ts'
import { eraseOldClaims } from '#features/claims/server/erase-old-claims.ts'
import { claims } from '#features/claims/server/tables.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { holderAddresses } from '#features/holders/server/tables.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { claimWithKey, startSending, tokenOf } from '#testing/claim.ts'
import { type Member, memberByKey, memberByMail, takeByServer } from '#testing/member-stories.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { browserSecret } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { enterByClaim, getClaim, listWaiting } from '../contract.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterAll(() => world.close())

let made = 0
const member = (pseudo = '') => memberByMail(world, issuer.issuerId, `member${made++}@example.org`, pseudo)
const sendTo = async (...people: Member[]) =>
  (await issuer.ask({ dids: people.map(({ did }) => did) })).links.map(tokenOf)
const waitingOf = async ({ token }: Member) =>
  (await world.call(listWaiting, {}, { token })).waiting.map((waiting) => waiting.token)
const heldBy = async ({ token }: Member) => (await world.call(listHeld, {}, { token })).badges
const rowOf = async (holderId: string) =>
  (await world.ctx().db.select().from(claims).where(eq(claims.holderId, holderId)))[0]

test('is collected by the wallet it waits for, with a key of the server or its own', async () => {
  for (const person of [await member(), await memberByKey(world, issuer.issuerId)]) {
    const [claim = ''] = await sendTo(person)
    expect(await waitingOf(person)).toEqual([claim])
    await person.take(claim)
    expect(await waitingOf(person)).toEqual([])
    expect(await heldBy(person)).toHaveLength(1)
  }
})

test('refuses every other wallet, also that of another member', async () => {
  const [lea, max] = [await member(), await member()]
  const [claim = ''] = await sendTo(lea)
  const refused = { key: 'notYours', status: 400 }
  await expect(claimWithKey(world, claim, generateAccountKey())).rejects.toMatchObject(refused)
  world.advance(400_000)
  await expect(max.take(claim)).rejects.toMatchObject(refused)
  expect(await waitingOf(max)).toEqual([])
  world.advance(400_000)
  await lea.take(claim)
  expect(await heldBy(lea)).toHaveLength(1)
})

test('its page names the kind of wallet, and no address', async () => {
  const [lea, key] = [await member(), await memberByKey(world, issuer.issuerId)]
  const [mailed = '', own = ''] = await sendTo(lea, key)
  expect(await world.call(getClaim, { token: mailed })).toMatchObject({ ownWallet: 'email', email: '', state: 'open' })
  expect(await world.call(getClaim, { token: own })).toMatchObject({ ownWallet: 'own', email: '' })
  const entering = { claim: own, renewSecret: browserSecret() }
  await expect(world.call(enterByClaim, entering)).rejects.toMatchObject({ key: 'claimWithoutAddress' })
})

test('a link alone collects it into the wallet of the member, and opens nothing else', async () => {
  const lea = await member()
  const [claim = ''] = await sendTo(lea)
  const entered = await world.call(enterByClaim, { claim, renewSecret: browserSecret() })
  expect(entered.isLimited).toBe(true)
  await expect(world.call(listWaiting, {}, { token: entered.token })).rejects.toMatchObject({ key: 'notAllowed' })
  await takeByServer(world, entered.token, claim)
  expect(await heldBy(lea)).toHaveLength(1)
})

test('stays the badge of a member who left before collecting it', async () => {
  const lea = await member()
  const [claim = ''] = await sendTo(lea)
  await world.call(leaveIssuer, { issuerId: issuer.issuerId }, { token: lea.token })
  expect(await waitingOf(lea)).toEqual([claim])
  await lea.take(claim)
  expect(await heldBy(lea)).toHaveLength(1)
})

test('moves with the wallet when two are merged', async () => {
  const [from, into] = [await member(), await member()]
  const [claim = ''] = await sendTo(from)
  await mergeHolders(world.ctx(), { from: from.holderId, into: into.holderId })
  expect(await waitingOf(into)).toEqual([claim])
  await into.take(claim)
  expect(await heldBy(into)).toHaveLength(1)
  // Its old DID is that of the same person.
  await sendTo({ ...from })
  expect(await waitingOf(into)).toHaveLength(1)
})

test('ends when its member is erased, and belongs to nobody', async () => {
  const lea = await member('Léa')
  const [claim = ''] = await sendTo(lea)
  const { id = '' } = (await rowOf(lea.holderId)) ?? {}
  const rows = await world.ctx().db.select().from(holderAddresses).where(eq(holderAddresses.holderId, lea.holderId))
  await eraseHolder(world.ctx(), { holderIds: [lea.holderId], emails: rows.map(({ email }) => email) })
  const [row] = await world.ctx().db.select().from(claims).where(eq(claims.id, id))
  expect(row).toMatchObject({ holderId: NOBODY, email: '' })
  expect(await world.call(getClaim, { token: claim })).toMatchObject({ state: 'expired' })
  await expect(claimWithKey(world, claim)).rejects.toMatchObject({ status: 400 })
})

test('forgets the member some time after an uncollected badge has ended', async () => {
  const other = await openWorld({ config: { claimEraseDays: 1 } })
  try {
    const own = await startSending(other)
    const key = await memberByKey(other, own.issuerId)
    await own.ask({ dids: [key.did] })
    other.advance(40 * 86_400_000)
    await eraseOldClaims(other.ctx({ kind: 'system', job: 'test' }))
    expect((await other.ctx().db.select().from(claims))[0]).toMatchObject({ holderId: NOBODY })
  } finally {
    await other.close()
  }
})

testOnPostgres('gives one badge to two devices that collect it at once', async () => {
  for (let round = 0; round < 5; round++) {
    const lea = await member()
    const [claim = ''] = await sendTo(lea)
    const taken = await Promise.allSettled([lea.take(claim), lea.take(claim), lea.take(claim)])
    expect(taken.some(({ status }) => status === 'fulfilled')).toBe(true)
    const issued = await world.ctx().db.select().from(badges).where(eq(badges.holderId, lea.holderId))
    expect(issued).toHaveLength(1)
  }
})

testOnPostgres('leaves no open badge behind when a member is erased during a send', async () => {
  for (let round = 0; round < 5; round++) {
    const lea = await member()
    const others = await Promise.all([member(), member()])
    const person = { holderIds: [lea.holderId], emails: [] }
    await Promise.allSettled([sendTo(lea, ...others), eraseHolder(world.ctx(), person)])
    expect(await rowOf(lea.holderId)).toBeUndefined()
  }
})
