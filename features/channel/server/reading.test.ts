import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { listCommunities } from '#features/members/communities/contract.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { members } from '#features/members/server/tables.ts'
import { type Member, memberByMail } from '#testing/member-stories.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { statementsOf } from '#testing/statements.ts'
import { openWorld, type World } from '#testing/world.ts'
import { deletePost, listPosts } from '../contract.ts'
import { SEEN_AT_ONCE, UNREAD_MAX, WALLET_PAGE } from '../rules.ts'
import { getPost, listNews, markSeen, muteCommunity } from '../wallet-contract.ts'
import { posts } from './tables.ts'
import { testChannel } from './testing-channel.ts'

let world: World
let channel: Awaited<ReturnType<typeof testChannel>>
let issuerId = ''
let lea: Member
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  channel = await testChannel(world)
  issuerId = channel.issuerId
  lea = await memberByMail(world, issuerId, `${newId()}@example.org`)
})
afterAll(() => world.close())

const as = () => ({ token: lea.token })
const gone = { key: 'notFound', status: 404 }
const unread = async () => {
  const [{ communities }, { channels }] = [
    await world.call(listCommunities, {}, as()),
    await world.call(listNews, {}, as()),
  ]
  expect(communities.map(({ unreadPosts }) => unreadPosts)).toEqual(channels.map((each) => each.unread))
  return Object.fromEntries(channels.map((each) => [each.issuerId, each.unread]))
}
const seen = (postId: string, at = issuerId) => world.call(markSeen, { issuerId: at, postId }, as())
const seenBy = async () =>
  (await world.call(listPosts, { size: 50 }, { token: channel.token })).messages.map((post) => post.seenBy)
/** Writes published posts directly, one a second, the last one a second ago; returns their ids, oldest first. */
const fill = async (count: number) => {
  const rows = Array.from({ length: count }, (_, at) => {
    const publishedAt = new Date(world.now().getTime() + (at + 1) * 1000)
    return { id: newId(), issuerId, text: `Post ${at + 1}`, createdAt: publishedAt, publishedAt }
  })
  await world.ctx().db.insert(posts).values(rows)
  world.advance((count + 1) * 1000)
  return rows.map(({ id }) => id)
}

describe('what is unread', () => {
  test('is each post since the last one seen, without deleted ones', async () => {
    const [first, second, third] = [await channel.publish('1'), await channel.publish('2'), await channel.publish('3')]
    expect(await unread()).toEqual({ [issuerId]: 3 })
    await seen(first.eventId)
    expect(await unread()).toEqual({ [issuerId]: 2 })
    await world.call(deletePost, { postId: second.eventId }, { token: channel.token })
    expect(await unread()).toEqual({ [issuerId]: 1 })
    await seen(third.eventId)
    await seen(first.eventId)
    expect(await unread()).toEqual({ [issuerId]: 0 })
  })

  test('is not what was published before someone joined, or while they were away', async () => {
    await channel.publish('Before')
    const max = await memberByMail(world, issuerId, `${newId()}@example.org`)
    const { channels } = await world.call(listNews, {}, { token: max.token })
    expect(channels).toMatchObject([{ unread: 0 }])
    await world.call(leaveIssuer, { issuerId }, as())
    expect(await world.call(listNews, {}, as())).toEqual({ posts: [], next: '', channels: [] })
    await channel.publish('Meanwhile')
    await joinMembers(world.ctx(), issuerId, [lea.holderId])
    expect(await unread()).toEqual({ [issuerId]: 0 })
  })

  test('is counted up to a limit', async () => {
    await fill(UNREAD_MAX + 5)
    expect(await unread()).toEqual({ [issuerId]: UNREAD_MAX })
  })

  test('is none while a community is muted', async () => {
    await channel.publish('1')
    await world.call(muteCommunity, { issuerId, muted: true }, as())
    expect(await unread()).toEqual({ [issuerId]: 0 })
    expect((await world.call(listNews, {}, as())).channels).toMatchObject([{ isMuted: true }])
    await world.call(muteCommunity, { issuerId, muted: false }, as())
    expect(await unread()).toEqual({ [issuerId]: 1 })
    const { issuerId: other } = await testChannel(world)
    await expect(world.call(muteCommunity, { issuerId: other, muted: true }, as())).rejects.toMatchObject(gone)
  })

  testOnPostgres('takes as many statements for many communities as for one', async () => {
    // Jobs of other parts run beside.
    const count = async () => {
      const texts = await statementsOf(world, () => world.call(listCommunities, {}, as()))
      return texts.filter((text) => /members|posts/.test(text)).length
    }
    const before = await count()
    expect(before).toBe(2)
    for (let at = 0; at < 4; at++) {
      const other = await testChannel(world)
      await joinMembers(world.ctx(), other.issuerId, [lea.holderId])
      await other.publish('Hello')
    }
    await world.runJobs()
    expect(await count()).toBe(before)
    expect(Object.values(await unread()).sort()).toEqual([0, 1, 1, 1, 1])
  })
})

describe('how many have seen a post', () => {
  test('counts each member once for each post up to the one they have seen', async () => {
    const [first, , third] = [await channel.publish('1'), await channel.publish('2'), await channel.publish('3')]
    await seen(first.eventId)
    await seen(third.eventId)
    await seen(third.eventId)
    await seen(first.eventId)
    expect(await seenBy()).toEqual([1, 1, 1])
    const max = await memberByMail(world, issuerId, `${newId()}@example.org`)
    const last = await channel.publish('4')
    await world.call(markSeen, { issuerId, postId: last.eventId }, { token: max.token })
    expect(await seenBy()).toEqual([1, 1, 1, 1])
  })

  test('counts the newest posts after a long time away', async () => {
    const ids = await fill(SEEN_AT_ONCE + 10)
    await seen(ids.at(-1) ?? '')
    expect(await channel.countRows()).toMatchObject({ seenCounts: SEEN_AT_ONCE })
  })

  test("is not changed by another community's post, or by someone who is no member", async () => {
    const { eventId: postId } = await channel.publish('1')
    const other = await testChannel(world)
    await joinMembers(world.ctx(), other.issuerId, [lea.holderId])
    await expect(seen(postId, other.issuerId)).rejects.toMatchObject(gone)
    const stranger = await memberByMail(world, other.issuerId, `${newId()}@example.org`)
    const asked = world.call(markSeen, { issuerId, postId }, { token: stranger.token })
    await expect(asked).rejects.toMatchObject(gone)
    expect(await channel.countRows()).toMatchObject({ seenCounts: 0, channelReaders: 0 })
  })

  testOnPostgres('counts a member once whose devices say so at once', async () => {
    const ids = await fill(20)
    await Promise.all(ids.map((id) => seen(id)))
    expect(await seenBy()).toEqual(Array(20).fill(1))
    expect(await unread()).toEqual({ [issuerId]: 0 })
  })
})

describe('the news', () => {
  test('are the posts of all communities, newest first, page by page', async () => {
    const other = await testChannel(world)
    await joinMembers(world.ctx(), other.issuerId, [lea.holderId])
    for (let at = 0; at < WALLET_PAGE + 3; at++) await (at % 2 ? other : channel).publish(`Post ${at}`)
    const first = await world.call(listNews, {}, as())
    expect(first.posts).toHaveLength(WALLET_PAGE)
    await channel.publish('Meanwhile')
    const second = await world.call(listNews, { after: first.next }, as())
    const texts = [...first.posts, ...second.posts].map(({ text }) => text)
    expect(texts).toEqual(Array.from({ length: WALLET_PAGE + 3 }, (_, at) => `Post ${WALLET_PAGE + 2 - at}`))
    expect(second.next).toBe('')
    const own = await world.call(listNews, { issuerId }, as())
    expect(new Set(own.posts.map((post) => post.issuerId))).toEqual(new Set([issuerId]))
    expect(own.channels).toHaveLength(2)
  })

  test('of a community of which someone is no member are not found', async () => {
    const { issuerId: other } = await testChannel(world)
    await expect(world.call(listNews, { issuerId: other }, as())).rejects.toMatchObject(gone)
  })

  test.each(['x', Buffer.from('[1,2]').toString('base64url')])('refuse the cursor %s', async (after) => {
    await expect(world.call(listNews, { after }, as())).rejects.toMatchObject({ key: 'cursorInvalid', status: 400 })
  })

  test('are read by suspended members too', async () => {
    const { eventId: postId } = await channel.publish('1')
    await world.ctx().db.update(members).set({ suspendedAt: world.now() })
    expect((await world.call(listNews, {}, as())).posts).toMatchObject([{ postId }])
    expect(await world.call(getPost, { postId }, as())).toMatchObject({ text: '1' })
  })
})
