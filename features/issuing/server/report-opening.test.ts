import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { REPORTS } from '#features/badges/rules.ts'
import { SCAN_SECONDS } from '#features/claims/rules.ts'
import { claimOpenings, claims } from '#features/claims/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { claimToken, readClaimToken } from '#features/mailing/server/claim-token.ts'
import { audit } from '#platform/tables.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { poolOf, testOnPostgres, waitingForLocks } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { reportOpening } from '../contract.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterAll(() => world.close())

const idOf = (token: string) => readClaimToken(world.config, token)?.id ?? ''
const open = (token: string) => world.call(reportOpening, { token })
const openingsOf = (...tokens: string[]) =>
  world
    .ctx()
    .db.select()
    .from(claimOpenings)
    .where(inArray(claimOpenings.claimId, tokens.map(idOf)))

/** A personal link that was not mailed. */
const link = () => issuer.open({ sessionNumber: 1 })

async function mailed(email: string) {
  const [token = ''] = await issuer.send(email)
  await world.runJobs()
  return token
}

test('notes an opening once, by its claim and the day of the community', async () => {
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(world.now())
  // At any hour it is another day than in UTC in one of them.
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
  const timeZone = zones.find((zone) => dayIn(zone) !== dayIn('UTC')) ?? ''
  await world.ctx().db.update(issuers).set({ timeZone }).where(eq(issuers.id, issuer.issuerId))
  const token = await link()
  const day = dayIn(timeZone)
  expect(await open(token)).toEqual({})
  expect(await open(token)).toEqual({})
  expect(await openingsOf(token)).toEqual([{ claimId: idOf(token), templateId: issuer.templateId, day }])
})

test('ignores what is opened less than a minute after the e-mail', async () => {
  onTestFinished(world.stopClock())
  const token = await mailed('lea@example.org')
  world.advance(SCAN_SECONDS * 1000 - 1)
  await open(token)
  expect(await openingsOf(token)).toEqual([])
  world.advance(1)
  await open(token)
  expect(await openingsOf(token)).toHaveLength(1)
})

test('ignores what is opened while the e-mail leaves', async () => {
  const token = await link()
  await world
    .ctx()
    .db.update(claims)
    .set({ delivery: 'sending' })
    .where(eq(claims.id, idOf(token)))
  await open(token)
  expect(await openingsOf(token)).toEqual([])
})

test.each(['', 'x', 'ne9vqd2qwenrw5w1pfskxkc3t4.1.AAAAAAAAAAAAAAAAAAAAAA'])(
  'answers an unknown link like a known one, and writes nothing: %j',
  async (token) => {
    const rows = () => world.ctx().db.select().from(claimOpenings)
    const before = await rows()
    expect(await open(token || '%20')).toEqual({})
    expect(await rows()).toEqual(before)
  },
)

test('ignores a link with a forged signature', async () => {
  const token = await link()
  const forged = claimToken({ ...world.config, secret: 'another secret, long enough too' }, idOf(token), 1)
  expect(await open(forged)).toEqual({})
  expect(await openingsOf(token)).toEqual([])
})

test('records nothing in the audit', async () => {
  const token = await link()
  const count = () => world.ctx().db.$count(audit)
  const before = await count()
  await open(token)
  expect(await openingsOf(token)).toHaveLength(1)
  expect(await count()).toBe(before)
})

test('forgets the opening of a collected badge, and notes no other', async () => {
  const [token, other] = [await link(), await link()]
  await open(token)
  await open(other)
  await claimWithKey(world, token)
  expect((await openingsOf(token, other)).map(({ claimId }) => claimId)).toEqual([idOf(other)])
  await open(token)
  expect(await openingsOf(token)).toEqual([])
})

test('keeps no opening of an open link', async () => {
  const token = await issuer.open({ didLimit: 5 })
  await open(token)
  expect(await openingsOf(token)).toEqual([])
})

testOnPostgres('notes no opening while the badge is being collected', async () => {
  const token = await link()
  const collecting = await poolOf(world).connect()
  onTestFinished(() => collecting.release())
  await collecting.query('begin')
  await collecting.query('update claims set taken = 1 where id = $1', [idOf(token)])
  const reported = open(token)
  await vi.waitUntil(async () => (await waitingForLocks(world)) > 0, { timeout: 10_000 })
  await collecting.query('commit')
  await reported
  expect(await openingsOf(token)).toEqual([])
})

test('refuses more openings of a network than its hour allows', async () => {
  world.advance(REPORTS.seconds * 1000)
  for (let n = 0; n < REPORTS.limit; n += 1) await open('unknown')
  const token = await link()
  await expect(open(token)).rejects.toMatchObject({ status: 429, key: 'tooManyRequests' })
  expect(await openingsOf(token)).toEqual([])
})
