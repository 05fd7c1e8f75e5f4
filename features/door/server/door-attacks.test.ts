import { afterAll, beforeAll, expect, test } from 'vitest'
import { revokeSession } from '#features/history/contract.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openEvent } from '#testing/event.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { mailedCode } from './mailed-code.ts'
import { staticCode } from './static-code.ts'
import { ticketDevices } from './tables.ts'
import { makeDevice } from './testing-device.ts'

const ROUNDS = 5
type Event = Awaited<ReturnType<typeof openEvent>>
let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let other: Awaited<ReturnType<typeof signUpIssuer>>
let mine: Event
let theirs: Event

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
  other = await signUpIssuer(world, 'Other Club')
  mine = await openEvent(world, issuer)
  theirs = await openEvent(world, other)
  for (const [{ templateId }, { token }] of [
    [mine, issuer],
    [theirs, other],
  ] as const)
    await world.call(contract.updateDoor, { templateId, allowsStill: true }, { token })
})
afterAll(() => world.close())

const as = () => ({ token: issuer.token })
const stewardOf = async ({ templateId }: Event, { token }: typeof issuer) => {
  const { link } = await world.call(contract.createSteward, { templateId, name: 'North gate', hours: 1 }, { token })
  return link.split('/').at(-1) ?? ''
}
const codeOf = (claimId: string) => mailedCode(world.config, claimId, 1)

test('allows a door staff link no studio call and no other door', async () => {
  const { templateId } = mine
  const token = await stewardOf(mine, issuer)
  const signedIn = { token }
  for (const call of [
    world.call(contract.getDoor, { templateId }, signedIn),
    world.call(contract.findTickets, { templateId, search: 'a' }, signedIn),
    world.call(contract.undoCheckIn, { templateId, ticketId: 'x' }, signedIn),
    world.call(contract.checkIn, { templateId, code: 'x' }, signedIn),
  ])
    await expect(call).rejects.toMatchObject({ status: 401 })
  const elsewhere = codeOf(await theirs.send('theirs@example.org'))
  const nothing = { answer: 'unknown', ticketId: '', name: '', seat: '' }
  expect(await world.call(contract.checkInBySteward, { token, code: elsewhere })).toMatchObject(nothing)
  const byTheirs = await stewardOf(theirs, other)
  expect(await world.call(contract.checkInBySteward, { token: byTheirs, code: elsewhere })).toMatchObject({
    answer: 'in',
  })
})

test('leaves tickets and door staff links of another community unchanged', async () => {
  const ticketId = await theirs.send('guest@example.org')
  const { templateId } = mine
  const byHand = { templateId, ticketId, reason: 'Known to us' }
  expect(await world.call(contract.checkInByHand, byHand, as())).toEqual(
    await world.call(contract.checkInByHand, { ...byHand, ticketId: 'nothing' }, as()),
  )
  const { inside } = await theirs.admit(ticketId)
  await world.call(contract.undoCheckIn, { templateId, ticketId }, as())
  expect(await theirs.admit(ticketId)).toMatchObject({ answer: 'used', inside })
  const token = await stewardOf(theirs, other)
  const [steward = ''] = token.split('.')
  await world.call(contract.endSteward, { templateId, steward }, as())
  expect(await world.call(contract.getStewardDoor, { token })).toMatchObject({ title: expect.any(String) })
})

test("reports every code of another community's ticket as unknown", async () => {
  const claimId = await theirs.send('foreign@example.org')
  const badgeId = await theirs.collect(claimId)
  const device = await makeDevice()
  await world.ctx().db.insert(ticketDevices).values({ badgeId, publicKey: device.publicKey, boundAt: world.now() })
  const { templateId } = mine
  const scan = (code: string) => world.call(contract.checkIn, { templateId, code }, as())
  const genuine = [
    codeOf(claimId),
    staticCode(world.config, badgeId),
    await device.codeOf(badgeId, world.now()),
    await device.codeOf(badgeId, new Date(world.now().getTime() - 3_600_000)),
  ]
  const unknown = await scan('BZT.nothing')
  expect(unknown).toMatchObject({ answer: 'unknown' })
  for (const allowsStill of [true, false]) {
    await world.call(contract.updateDoor, { templateId, allowsStill }, as())
    for (const code of genuine) expect(await scan(code)).toEqual(unknown)
  }
  await world.call(contract.updateDoor, { templateId, allowsStill: true }, as())
})

testOnPostgres('admits a ticket at most once while it is revoked, and never after', async () => {
  const { templateId } = mine
  for (let round = 0; round < ROUNDS; round++) {
    const claimId = await mine.send(`raced${round}@example.org`)
    const badgeId = round % 2 ? await mine.collect(claimId) : claimId
    const scan = () => world.call(contract.checkIn, { templateId, code: codeOf(claimId) }, as())
    const revoke = world.call(revokeSession, { challenge: claimId, reason: 'Refunded' }, as())
    const answers = await Promise.all([scan(), mine.admit(badgeId), scan(), revoke.then(scan)])
    const opened = answers.filter(({ answer }) => answer === 'in')
    expect(opened.length).toBeLessThanOrEqual(1)
    expect(['in', 'used', 'revoked']).toEqual(expect.arrayContaining(answers.map(({ answer }) => answer)))
    expect(answers.at(-1)).toMatchObject({ answer: 'revoked' })
  }
})
