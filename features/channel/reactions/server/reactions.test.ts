// On both databases: a trigger counts the rows, and holders are locked.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { members } from '#features/members/server/tables.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { type Member, memberByKey, memberByMail } from '#testing/member-stories.ts'
import { testOnPostgres, waitingForLocks } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { deletePost, listPosts } from '../../contract.ts'
import { hidePost } from '../../reports/server/hide-post.ts'
import { OFFERED_EMOJI, REACTIONS_MAX } from '../../rules.ts'
import { compactChannel } from '../../server/compact-channel.ts'
import { postReactions, reactionCounts } from '../../server/tables.ts'
import { holdWallet, testChannel } from '../../server/testing-channel.ts'
import { getPost, removeReaction, reportPost } from '../../wallet-contract.ts'
import { addReaction as leave } from './add-reaction.ts'

let world: World
let channel: Awaited<ReturnType<typeof testChannel>>
let lea: Member
let postId = ''
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  channel = await testChannel(world)
  lea = await someone()
  postId = (await channel.publish('Who comes?')).eventId
})
afterAll(() => world.close())

const someone = () => memberByMail(world, channel.issuerId, `${newId()}@example.org`)
const gone = { key: 'notFound', status: 404 }

/** The differences between stored counts and rows: none. */
async function miscounted(): Promise<unknown[]> {
  return rowsOf(
    world.ctx().db,
    sql`select coalesce(c.post_id, r.post_id) as post, coalesce(c.emoji, r.emoji) as emoji, c.count, r.count as rows
    from (select post_id, emoji, sum(delta)::int as count from ${reactionCounts} group by 1, 2 having sum(delta) <> 0) c
    full join (select post_id, emoji, count(*)::int as count from ${postReactions} group by 1, 2) r
      on r.post_id = c.post_id and r.emoji = c.emoji
    where c.count is distinct from r.count`,
  )
}

describe('a reaction that is refused', () => {
  test.each([
    ['a word', 'ok'],
    ['two emoji', '👍👍'],
    ['nothing', ''],
    ['a letter', 'a'],
    ['a heart drawn as text', '❤︎'],
    ['three thousand emoji', '👍'.repeat(3000)],
    ['an emoji with a hidden character', '👍\u200b'],
    ['half an emoji', '\ud83d'],
  ])('%s is no emoji', async (_, emoji) => {
    await expect(channel.react(lea, postId, emoji)).rejects.toMatchObject({ key: 'emojiInvalid', status: 400 })
    expect(await channel.countRows()).toMatchObject({ postReactions: 0 })
  })

  test('a fourth emoji of the same person', async () => {
    for (const emoji of ['👍', '🎉', '🏳️‍🌈']) await channel.react(lea, postId, emoji)
    const refused = { key: 'tooManyReactions', status: 409 }
    await expect(channel.react(lea, postId, '🙏')).rejects.toMatchObject(refused)
    expect(await channel.react(lea, postId, '🎉')).toMatchObject({ own: ['👍', '🎉', '🏳️‍🌈'] })
    await world.call(removeReaction, { postId, emoji: '👍' }, { token: lea.token })
    expect(await channel.react(lea, postId, '🙏')).toMatchObject({ own: ['🎉', '🏳️‍🌈', '🙏'] })
  })

  test('of someone who is no member, or is one no longer', async () => {
    const elsewhere = await testChannel(world)
    const stranger = await memberByKey(world, elsewhere.issuerId)
    await world.call(leaveIssuer, { issuerId: channel.issuerId }, { token: lea.token })
    for (const { token } of [stranger, lea]) {
      await expect(world.call(getPost, { postId }, { token })).rejects.toMatchObject(gone)
      await expect(channel.react({ token }, postId, '👍')).rejects.toMatchObject(gone)
      await expect(world.call(removeReaction, { postId, emoji: '👍' }, { token })).rejects.toMatchObject(gone)
      await expect(world.call(reportPost, { postId }, { token })).rejects.toMatchObject(gone)
    }
    expect(await channel.countRows()).toMatchObject({ postReactions: 0, postReports: 0 })
  })

  test('under a deleted post, or none', async () => {
    await world.call(deletePost, { postId }, { token: channel.token })
    await expect(channel.react(lea, postId, '👍')).rejects.toMatchObject(gone)
    await expect(channel.react(lea, newId(), '👍')).rejects.toMatchObject(gone)
  })
})

test('lets a suspended member react', async () => {
  await world.ctx().db.update(members).set({ suspendedAt: world.now() })
  expect(await channel.react(lea, postId, '👍')).toMatchObject({ own: ['👍'] })
})

test('takes any single emoji of the RGI set', async () => {
  for (const emoji of ['👨‍👩‍👧‍👦', '🇫🇷', '👍🏽']) await channel.react(lea, postId, emoji)
  for (const emoji of OFFERED_EMOJI) {
    const other = await someone()
    expect(await channel.react(other, postId, emoji)).toMatchObject({ own: [emoji] })
  }
})

test('counts the same after its changes were compacted', async () => {
  const { db } = world.ctx()
  const row = { postId, createdAt: world.now() }
  for (let at = 0; at < 210; at++)
    await db.insert(postReactions).values({ ...row, holderId: newId(), emoji: at % 3 ? '👍' : '🎉' })
  await channel.react(lea, postId, '👍')
  const counted = async () =>
    (await world.call(listPosts, {}, { token: channel.token })).messages.map((post) => post.reactionCounts)
  const before = await counted()
  expect(before).toEqual([
    [
      { emoji: '👍', count: 141 },
      { emoji: '🎉', count: 70 },
    ],
  ])
  await compactChannel(world.ctx())
  expect(await counted()).toEqual(before)
  expect(await channel.countRows()).toMatchObject({ reactionCounts: 2 })
  expect(await miscounted()).toEqual([])
})

describe('at once', () => {
  testOnPostgres('one person leaves at most three emoji under a post', async () => {
    const asked = OFFERED_EMOJI.map((emoji) => channel.react(lea, postId, emoji))
    const done = await Promise.allSettled(asked)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(REACTIONS_MAX)
    expect(await channel.countRows()).toMatchObject({ postReactions: REACTIONS_MAX })
  })

  testOnPostgres('also by two servers', async () => {
    const actor = { kind: 'holder', sessionId: '', holderId: lea.holderId, isProven: true } as const
    // Each server batches its own requests, which it knows by its settings.
    const servers = [1, 2].map(() => ({ ...world.ctx(actor), config: { ...world.config } }))
    let ended: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([])
    await holdWallet(world, lea.holderId, async () => {
      ended = Promise.allSettled(
        servers.flatMap((server) => OFFERED_EMOJI.map((emoji) => leave(server, { postId, emoji }))),
      )
      await expect.poll(() => waitingForLocks(world)).toBe(2)
    })
    const done = await ended
    expect(done.some(({ status }) => status === 'rejected')).toBe(true)
    expect(await channel.countRows()).toMatchObject({ postReactions: REACTIONS_MAX })
    expect(await miscounted()).toEqual([])
  })

  testOnPostgres('a thousand reactions are counted exactly', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, someone))
    const posts = [postId]
    for (let at = 1; at < 20; at++) posts.push((await channel.publish(`Post ${at}`)).eventId)
    const asked = posts.flatMap((id, at) =>
      people.map((person, n) => channel.react(person, id, OFFERED_EMOJI[(at * n) % OFFERED_EMOJI.length] ?? '')),
    )
    await Promise.all(asked)
    expect(await channel.countRows()).toMatchObject({ postReactions: 1000 })
    expect(await miscounted()).toEqual([])
  })

  testOnPostgres('a deleted post keeps none that were on their way', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, someone))
    const asked = people.map((person) => channel.react(person, postId, '👍'))
    await Promise.allSettled([...asked, hidePost(world.ctx(), { postId })])
    await world.runJobs()
    expect(await channel.countRows()).toMatchObject({ postReactions: 0, reactionCounts: 0 })
  })
})
