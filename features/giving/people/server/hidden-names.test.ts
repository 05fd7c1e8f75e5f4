// What a person told a community, and what its lists call them, reach its staff and no other member.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { callWith, putKey } from '#features/developers/server/testing-keys.ts'
import { setOwnName } from '#features/names/contract.ts'
import { announceNames, writeNames } from '#features/names/server/write-names.ts'
import { exportRanking, getRanking, updateRanking } from '#features/points/contract.ts'
import { bookPoints } from '#features/points/server/book-points.ts'
import { getOwnRanking, showInRanking } from '#features/points/wallet-contract.ts'
import { openWorld, type World } from '#testing/world.ts'
import { type Giving, openGiving, type Person } from '../../server/testing-giving.ts'
import * as wallet from '../../wallet-contract.ts'

const PSEUDO = 'Wendy'
const GIVEN = 'Léa Moreau'
const LISTED = 'MARTIN Cléo'

let world: World
let club: Giving
let max: Person
let lea: Person
/** Without a name of her own. */
let cleo: Person

beforeAll(async () => {
  world = await openWorld()
  club = await openGiving(world)
  const { issuerId } = club
  max = await club.member('Max')
  lea = await club.member(PSEUDO)
  cleo = await club.member('')
  await world.call(setOwnName, { issuerId, name: GIVEN }, { token: lea.token })
  const listed = { issuerId, holderId: cleo.holderId, given: '', listed: LISTED, email: '' }
  await announceNames(world.ctx(), await writeNames(world.ctx(), [listed]))
  await world.call(updateRanking, { isShown: true, hasSeasons: false }, club.studio)
  for (const [at, { token, holderId }] of [max, lea, cleo].entries()) {
    const points = { issuerId, holderId, source: 'adjustments' as const, cause: `c${at}`, points: 30 - at * 10 }
    await bookPoints(world.ctx(), [{ ...points, at: world.now() }])
    await world.call(wallet.showMember, { issuerId, shown: true }, { token })
    await world.call(showInRanking, { issuerId, shown: true }, { token })
  }
})
afterAll(() => world.close())

const noOther = (answer: unknown) => {
  const text = JSON.stringify(answer)
  for (const name of [GIVEN, LISTED]) expect(text).not.toContain(name)
  // As names are sorted, also in a cursor.
  const read = Buffer.from((answer as { next?: string }).next ?? '', 'base64url').toString()
  expect(read).not.toMatch(/moreau|martin/i)
}

test('the ranking in the wallet names other members as their wallets do', async () => {
  const seen = await world.call(getOwnRanking, { issuerId: club.issuerId }, { token: max.token })
  noOther(seen)
  expect(seen.ranking.map(({ pseudo }) => pseudo)).toEqual(['Max', PSEUDO, ''])
})

test('nobody is listed for giving, or found, by a name that is not the one of their wallet', async () => {
  const shown = (search = '') =>
    world.call(wallet.listShownMembers, { issuerId: club.issuerId, search }, { token: max.token })
  const all = await shown()
  noOther(all)
  expect(all.people.map(({ name }) => name)).toEqual([PSEUDO])
  expect((await shown('wend')).people).toHaveLength(1)
  expect([(await shown('moreau')).people, (await shown('martin')).people]).toEqual([[], []])
})

test('a gift tells neither giver nor recipient the name that the other told the community', async () => {
  const code = await club.codeOf(lea)
  noOther(await club.prepare(max, { code }))
  await club.give(max, { code })
  await world.runJobs()
  noOther([await club.given(max), await club.received(lea)])
  const back = await club.giveTo(lea, max)
  expect(back).toMatchObject({ state: 'given' })
  noOther(await club.received(max))
})

test('the staff sees and finds the names in the ranking, its file and the gifts', async () => {
  const find = async (search: string) => {
    const asked = { id: club.issuerId, search }
    const { ranking } = await world.call(getRanking, asked, club.studio)
    return ranking.map(({ pseudo, name }) => [pseudo, name])
  }
  expect(await find('')).toEqual([
    ['Max', 'Max'],
    [PSEUDO, GIVEN],
    ['', LISTED],
  ])
  expect([await find('moreau'), await find('WENDY'), await find('cleo')]).toEqual([
    [[PSEUDO, GIVEN]],
    [[PSEUDO, GIVEN]],
    [['', LISTED]],
  ])
  const { ranking } = await world.call(exportRanking, {}, club.studio)
  expect(ranking.map(({ name }) => name)).toEqual(['Max', GIVEN, LISTED])
  const { gifts } = await club.listed()
  expect(gifts.flatMap(({ giver, recipient }) => [giver.name, recipient.name])).toContain(GIVEN)
})

test('a key that sees no addresses gets and finds the names of wallets only', async () => {
  const key = await putKey(world, club.issuerId, { scopes: ['points:read'] })
  const ask = (search = '') => callWith(world, key, exportRanking, { search })
  const all = await ask()
  noOther(all)
  expect(all.ranking.map(({ name }) => name)).toEqual(['Max', PSEUDO, ''])
  expect((await ask('moreau')).ranking).toEqual([])
  expect((await ask('wendy')).ranking).toHaveLength(1)
  const open = await putKey(world, club.issuerId, { scopes: ['points:read', 'addresses:read'] })
  expect((await callWith(world, open, exportRanking, { search: 'moreau' })).ranking).toMatchObject([{ name: GIVEN }])
})
