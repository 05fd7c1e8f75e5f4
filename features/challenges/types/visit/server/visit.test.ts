import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'
import { deleteChallenge } from '../../../contract.ts'
import { readScanText } from '../../../scan-rules.ts'
import { type OwnTypes, openOwnTypes } from '../../../server/testing-own-types.ts'
import * as contract from '../contract.ts'

let world: World
let club: OwnTypes
beforeAll(async () => {
  world = await openWorld()
  club = await openOwnTypes(world)
})
afterAll(() => world.close())

const STEP_MS = 15_000

const visit = (from = '', to = '') => club.make('visit', { name: 'Bench', from, to })
const kioskOf = async (challengeId: string) => {
  const { url } = await world.call(contract.createKiosk, { challengeId }, club.studio)
  const token = new URL(url).hash.slice(1)
  return () => world.call(contract.showKiosk, { token })
}

test('a kiosk shows the code of now, which passes for half a minute', async () => {
  const challengeId = await visit()
  const show = await kioskOf(challengeId)
  const [lea, max, zoe] = [await club.member(), await club.member(), await club.member()]
  const restart = world.stopClock()
  try {
    const { state, codes, community, name } = await show()
    expect([state, community, name, codes.length]).toEqual(['open', 'Cordée Lyon', 'Bench', 20])
    const [now = { code: '' }, next = { code: '' }] = codes
    expect(readScanText(now.code, world.config.walletUrl)?.challengeId).toBe(challengeId)
    await expect(club.check(lea, challengeId, { code: next.code })).rejects.toMatchObject({ key: 'codeWrong' })
    expect(await club.check(lea, challengeId, { code: now.code })).toMatchObject({ state: 'passed' })
    world.advance(STEP_MS)
    expect(await club.check(max, challengeId, { code: now.code })).toMatchObject({ state: 'passed' })
    world.advance(STEP_MS)
    await expect(club.check(zoe, challengeId, { code: now.code })).rejects.toMatchObject({ key: 'codeExpired' })
    // A server whose clock was set back accepts no code that it showed in what is the future again.
    world.advance(-4 * STEP_MS)
    await expect(club.check(zoe, challengeId, { code: now.code })).rejects.toMatchObject({ key: 'codeWrong' })
    world.advance(4 * STEP_MS)
  } finally {
    restart()
  }
})

test('a new kiosk link ends the old one and its codes', async () => {
  const [challengeId, lea] = [await visit(), await club.member()]
  const old = await kioskOf(challengeId)
  const [shown = { code: '' }] = (await old()).codes
  const renewed = await kioskOf(challengeId)
  await expect(old()).rejects.toMatchObject({ key: 'kioskEnded' })
  await expect(club.check(lea, challengeId, { code: shown.code })).rejects.toMatchObject({ key: 'codeWrong' })
  expect((await renewed()).state).toBe('open')
  const other = await club.make('code', { kind: 'word', word: 'x' })
  const notAVisit = world.call(contract.createKiosk, { challengeId: other }, club.studio)
  await expect(notAVisit).rejects.toMatchObject({ key: 'notAVisit' })
  await world.call(deleteChallenge, { challengeId }, club.studio)
  await expect(renewed()).rejects.toMatchObject({ key: 'kioskEnded' })
})

test.each([
  ['early', 60_000, 120_000],
  ['over', -120_000, -60_000],
])('outside of its dates a visit is %s and cannot be passed', async (state, from, to) => {
  const at = (ms: number) => new Date(world.now().getTime() + ms).toISOString()
  const [challengeId, lea] = [await visit(at(from), at(to)), await club.member()]
  const shown = await (await kioskOf(challengeId))()
  expect(shown.state).toBe(state)
  expect(shown.codes.every((code) => code.at >= at(from - STEP_MS))).toBe(true)
  await expect(club.check(lea, challengeId, { code: 'x' })).rejects.toMatchObject({ key: 'notNow' })
})
