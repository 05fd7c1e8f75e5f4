import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { reportCheck } from '#features/badges/contract.ts'
import { CHECK_SECONDS } from '#features/badges/rules.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { reportOpening } from '#features/issuing/contract.ts'
import { answer, ask, fetchRequest, ownWallet, presentTo } from '#features/presenting/server/testing-showing.ts'
import { audit } from '#platform/tables.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { insightChanges } from './tables.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.ctx().db.delete(insightChanges)
})

const check = (badgeId: string) => world.call(reportCheck, { badgeId })
/** What was counted of checks, and of openings of links. */
const counted = async () => {
  const rows = await world.ctx().db.select().from(insightChanges)
  return rows.filter(({ checked, way, opened }) => checked > 0 || (way === 'link' && opened > 0))
}
const badgeOf = async (token: string) => (await claimWithKey(world, token)).badgeId
const personal = async () => badgeOf(await issuer.open({ sessionNumber: 1 }))
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(world.now())

test('counts a check of a badge, by how it went out, on the day of the community', async () => {
  // At any hour it is another day than in UTC in one of them.
  const timeZone = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((zone) => dayIn(zone) !== dayIn('UTC')) ?? ''
  await world.ctx().db.update(issuers).set({ timeZone }).where(eq(issuers.id, issuer.issuerId))
  const [one, many] = [await personal(), await badgeOf(await issuer.open({ didLimit: 5 }))]
  await world.ctx().db.delete(insightChanges)
  await check(one)
  await check(many)
  const of = { issuerId: issuer.issuerId, templateId: issuer.templateId, sendId: '', checked: 1, opened: 0, sent: 0 }
  const day = dayIn(timeZone)
  expect(await counted()).toMatchObject([
    { ...of, day, way: 'person' },
    { ...of, day, way: 'link' },
  ])
})

test('counts a badge once a minute for a network', async () => {
  onTestFinished(world.stopClock())
  const [one, other] = [await personal(), await personal()]
  await check(one)
  await check(one)
  await check(other)
  expect(await counted()).toHaveLength(2)
  world.advance(CHECK_SECONDS * 1000 - 1)
  await check(one)
  expect(await counted()).toHaveLength(2)
  world.advance(1)
  await check(one)
  expect(await counted()).toHaveLength(3)
})

test('counts another network within the same minute', async () => {
  onTestFinished(world.stopClock())
  const badgeId = await personal()
  await check(badgeId)
  const url = new URL(world.config.publicUrl)
  const from = (remoteAddress: string) =>
    world.app.inject({
      method: 'POST',
      url: `/api/v1/badges/${badgeId}/checked`,
      headers: { host: url.host },
      payload: {},
      remoteAddress,
    })
  expect((await from('203.0.113.7')).statusCode).toBe(200)
  expect(await counted()).toHaveLength(2)
})

test('answers an unknown badge like a known one, and writes nothing', async () => {
  expect(await check('unknown')).toEqual({})
  expect(await counted()).toEqual([])
})

test('records no check in the audit', async () => {
  const badgeId = await personal()
  const before = await world.ctx().db.$count(audit)
  await check(badgeId)
  expect(await counted()).toHaveLength(1)
  expect(await world.ctx().db.$count(audit)).toBe(before)
})

describe('of a badge that its holder shows to a verifier', () => {
  /** Asks for a badge, and shows one that `holder` signs. */
  async function show(holder: Awaited<ReturnType<typeof ownWallet>>) {
    const asked = await ask(world, issuer, issuer.templateId)
    const request = await fetchRequest(world, asked.presentation)
    await world.ctx().db.delete(insightChanges)
    await answer(world, request, await presentTo(world, request, holder))
  }
  const own = () => ownWallet(issuer.ctx, issuer.templateId)

  test('counts a check', async () => {
    await show(await own())
    expect(await counted()).toMatchObject([{ templateId: issuer.templateId, way: 'person', checked: 1 }])
  })

  test('counts none when it is the badge of somebody else', async () => {
    const [holder, other] = [await own(), await own()]
    await show({ ...holder, credential: other.credential })
    expect(await counted()).toEqual([])
  })
})

test('counts each opening of an open link', async () => {
  const token = await issuer.open({ didLimit: 5 })
  await world.call(reportOpening, { token })
  await world.call(reportOpening, { token })
  const of = { templateId: issuer.templateId, way: 'link', opened: 1, checked: 0, collected: 0 }
  expect(await counted()).toMatchObject([of, of])
})
