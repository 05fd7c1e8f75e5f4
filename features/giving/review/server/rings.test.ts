import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'
import { FORMER_MEMBER } from '../../rules.ts'
import { countSentGifts } from '../../server/count-sent-gifts.ts'
import { gifts } from '../../server/tables.ts'
import { type Giving, openGiving, putGift } from '../../server/testing-giving.ts'
import { markGifts } from './mark-gifts.ts'

const DAY = 86_400_000

let world: World
let club: Giving
beforeAll(async () => {
  world = await openWorld()
  club = await openGiving(world, { pairDays: 0, perWeek: 50 })
})
afterAll(() => world.close())

/** Claimed gifts around a ring, `rounds` times, a number of days apart, the last one now; returns its id. */
async function goAround(people: string[], rounds: number, daysApart: number): Promise<string> {
  const { issuerId, templateId } = club
  let last = ''
  for (let at = people.length * rounds - 1; at >= 0; at--) {
    const turn = people.length * rounds - 1 - at
    const pair = { giverId: people[turn % people.length] ?? '', recipientId: people[(turn + 1) % people.length] ?? '' }
    const claimedAt = new Date(world.now().getTime() - at * daysApart * DAY)
    last = await putGift(world, { issuerId, templateId, ...pair, state: 'claimed', claimedAt, createdAt: claimedAt })
  }
  return last
}

const mark = (giftId = '') => markGifts(world.ctx({ kind: 'system', job: 'test' }), { issuerId: club.issuerId, giftId })
const marksOf = async (giverId: string) =>
  (await world.ctx().db.select().from(gifts).where(eq(gifts.giverId, giverId))).map((gift) => gift.mark)
const people = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`)

test('a ring of two to five people who gave more than twice in 90 days is found at its last claim', async () => {
  for (const size of [2, 3, 4, 5]) {
    const ring = people(`ring${size}-`, size)
    await mark(await goAround(ring, 2, 1))
    expect(await marksOf(ring[0] ?? '')).toEqual(['', ''])
    await mark(await goAround(ring, 1, 1))
    const said = size === 2 ? 'pair' : 'ring'
    for (const one of ring) expect(await marksOf(one)).toEqual([said, said, said])
  }
})

test('a circle of six friends over a year is not, nor a pair with months between, nor what was not claimed', async () => {
  const friends = people('friend', 6)
  await mark(await goAround(friends, 4, 15))
  const slow = people('slow', 2)
  await mark(await goAround(slow, 3, 25))
  const waiting = people('waiting', 2)
  await goAround(waiting, 3, 1)
  await world.ctx().db.update(gifts).set({ state: 'given' }).where(eq(gifts.giverId, 'waiting1'))
  await mark()
  for (const one of [...friends, ...slow, ...waiting]) expect(new Set(await marksOf(one))).toEqual(new Set(['']))
})

test('people who were erased are not one person of a ring', async () => {
  await mark(await goAround([FORMER_MEMBER, 'loner'], 4, 1))
  expect(await marksOf('loner')).toEqual(['', '', '', ''])
})

test('two members who really keep giving to each other are marked, and those gifts count for no challenge', async () => {
  const [max, lea, tom] = [await club.member('Max'), await club.member('Léa'), await club.member('Tom')]
  const sent = () => countSentGifts(world.ctx(), max.holderId, [club.templateId])
  for (let round = 0; round < 3; round++)
    for (const [giver, recipient] of [
      [max, lea],
      [lea, max],
    ] as const) {
      await club.giveTo(giver, recipient)
      await recipient.take((await club.received(recipient))[0]?.token ?? '')
    }
  await club.giveTo(max, tom)
  await tom.take((await club.received(tom))[0]?.token ?? '')
  await world.runJobs()
  expect(await marksOf(lea.holderId)).toEqual(['pair', 'pair', 'pair'])
  expect(await sent()).toBe(1)
  const { gifts: marked, counts } = await club.listed('marked')
  expect(marked.filter(({ giver }) => giver.name === 'Max')).toHaveLength(3)
  expect(counts.marked).toBeGreaterThanOrEqual(6)
})
