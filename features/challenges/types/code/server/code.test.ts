import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../../contract.ts'
import { type OwnTypes, openOwnTypes } from '../../../server/testing-own-types.ts'

let world: World
let club: OwnTypes
beforeAll(async () => {
  world = await openWorld()
  club = await openOwnTypes(world)
})
afterAll(() => world.close())

test('a word passes however it is written, and another word does not', async () => {
  const [challengeId, lea] = [await club.make('code', { kind: 'word', word: 'Crème Brûlée' }, 7), await club.member()]
  await expect(club.check(lea, challengeId, { code: 'creme brule' })).rejects.toMatchObject({ key: 'codeWrong' })
  await expect(club.check(lea, challengeId, { code: '' })).rejects.toMatchObject({ key: 'codeWrong' })
  expect(await club.check(lea, challengeId, { code: ' creme BRULEE' })).toMatchObject({ state: 'passed', points: 7 })
  expect(await club.pointsOf(lea)).toBe(7)
})

test('guessing a word ends after five attempts in an hour', async () => {
  const [challengeId, lea] = [await club.make('code', { kind: 'word', word: 'Summit' }), await club.member()]
  for (let n = 0; n < 5; n += 1)
    await expect(club.check(lea, challengeId, { code: `guess ${n}` })).rejects.toMatchObject({ key: 'codeWrong' })
  await expect(club.check(lea, challengeId, { code: 'Summit' })).rejects.toMatchObject({ key: 'tooManyChecks' })
})

test('a single-use code works once, typed or scanned, and is stored as a hash', async () => {
  const { challengeId, codes } = await club.create('code', { kind: 'codes', count: 3 })
  const [lea, max] = [await club.member(), await club.member()]
  const [first = '', second = ''] = codes
  expect([new Set(codes).size, /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/.test(first)]).toEqual([3, true])
  expect(await club.check(lea, challengeId, { code: first.toLowerCase().replaceAll('-', ' ') })).toMatchObject({
    state: 'passed',
  })
  await expect(club.check(max, challengeId, { code: first })).rejects.toMatchObject({ key: 'codeUsed' })
  await expect(club.check(max, challengeId, { code: 'AAAA-AAAA-AAAA' })).rejects.toMatchObject({ key: 'codeWrong' })
  const text = `${world.config.walletUrl}/challenge#${challengeId}.${second}`
  expect(await club.check(max, challengeId, { code: text })).toMatchObject({ state: 'passed' })
  const { challenges } = await world.call(contract.listChallenges, {}, club.studio)
  const listed = challenges.find(({ id }) => id === challengeId)
  expect(listed?.data).toMatchObject({ kind: 'codes', count: 3, used: 2 })
  expect(JSON.stringify(listed)).not.toContain(first)
})

testOnPostgres('of people who use one code at once, one passes', async () => {
  const { challengeId, codes } = await club.create('code', { kind: 'codes', count: 1 }, 5)
  const people = await Promise.all(Array.from({ length: 6 }, () => club.member()))
  const tried = await Promise.allSettled(people.map((each) => club.check(each, challengeId, { code: codes[0] ?? '' })))
  const refused = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason.key] : []))
  expect(refused).toEqual(Array.from({ length: 5 }, () => 'codeUsed'))
})

testOnPostgres('a member who gives two codes at once uses one of them', async () => {
  const { challengeId, codes } = await club.create('code', { kind: 'codes', count: 2 }, 5)
  const lea = await club.member()
  await Promise.all(codes.map((code) => club.check(lea, challengeId, { code })))
  const { challenges } = await world.call(contract.listChallenges, {}, club.studio)
  expect(challenges.find(({ id }) => id === challengeId)?.data).toMatchObject({ used: 1 })
})

test('a code of no known kind is refused with a key', async () => {
  await expect(club.make('code', { kind: 'song' })).rejects.toMatchObject({ key: 'invalidInput' })
})
