import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { deleteIssuer } from '#features/leaving/contract.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { type Member, memberByMail } from '#testing/member-stories.ts'
import { testOnPostgres, waitingForLocks } from '#testing/on-postgres.ts'
import { picture, proveNow } from '#testing/stories.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createPost } from '../contract.ts'
import { getPost, listNews, markSeen, muteCommunity, reportPost } from '../wallet-contract.ts'
import { channelReaders, postReactions, postReports } from './tables.ts'
import { holdWallet, testChannel } from './testing-channel.ts'

let world: World
let channel: Awaited<ReturnType<typeof testChannel>>
let lea: Member
let max: Member
let postId = ''
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  channel = await testChannel(world)
  lea = await someone()
  max = await someone()
  postId = (await channel.publish('Who comes?')).eventId
})
afterAll(() => world.close())

const someone = () => memberByMail(world, channel.issuerId, `${newId()}@example.org`)
const as = ({ token }: Member) => ({ token })
const shown = async (member: Member) => (await world.call(getPost, { postId }, as(member))).reactions
/** Leaves a trace of each kind. */
const traces = async (member: Member) => {
  await channel.react(member, postId, '👍')
  await world.call(markSeen, { issuerId: channel.issuerId, postId }, as(member))
  await world.call(muteCommunity, { issuerId: channel.issuerId, muted: true }, as(member))
  await world.call(reportPost, { postId, reason: `Told by ${member.holderId}` }, as(member))
}
const countsOf = async ({ holderId }: Member) => {
  const { db } = world.ctx()
  const tables = { channelReaders, postReactions, postReports }
  const counts = Object.entries(tables).map(async ([name, table]) => {
    return [name, await db.$count(table, eq(table.holderId, holderId))] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

test('keeps the reactions of a member who leaves, without their name', async () => {
  await traces(max)
  await world.call(leaveIssuer, { issuerId: channel.issuerId }, as(max))
  expect(await shown(lea)).toEqual([{ emoji: '👍', count: 1 }])
})

test('deletes what an erased person left behind, and counts the others', async () => {
  await traces(max)
  await channel.react(lea, postId, '👍')
  await world.runJobs()
  await eraseHolder(world.ctx(), { holderIds: [max.holderId], emails: [] })
  expect(await countsOf(max)).toEqual({ channelReaders: 0, postReactions: 0, postReports: 0 })
  expect(await shown(lea)).toEqual([{ emoji: '👍', count: 1 }])
  expect(await tablesWith(world, `Told by ${max.holderId}`)).toEqual([])
})

test('gives a merged wallet the reactions of both, at most three under a post', async () => {
  for (const emoji of ['👍', '🎉']) await channel.react(lea, postId, emoji)
  for (const emoji of ['🎉', '🙏', '😍']) await channel.react(max, postId, emoji)
  await mergeHolders(world.ctx(), { from: max.holderId, into: lea.holderId })
  const { own, reactions } = await world.call(getPost, { postId }, as(lea))
  expect(own.toSorted()).toEqual(['👍', '🎉', '🙏'].toSorted())
  expect(reactions.map(({ count }) => count)).toEqual([1, 1, 1])
  expect(await countsOf(max)).toMatchObject({ postReactions: 0 })
})

test('gives a merged wallet the later position and one report, and keeps what it muted', async () => {
  await traces(max)
  await world.call(reportPost, { postId, reason: 'Mine' }, as(lea))
  const next = await channel.publish('Next')
  await mergeHolders(world.ctx(), { from: max.holderId, into: lea.holderId })
  const { channels } = await world.call(listNews, {}, as(lea))
  expect(channels).toMatchObject([{ isMuted: true }])
  await world.call(muteCommunity, { issuerId: channel.issuerId, muted: false }, as(lea))
  expect((await world.call(listNews, {}, as(lea))).channels).toMatchObject([{ unread: 1 }])
  await world.call(markSeen, { issuerId: channel.issuerId, postId: next.eventId }, as(lea))
  expect(await countsOf(lea)).toMatchObject({ channelReaders: 1, postReports: 1 })
  expect(await countsOf(max)).toEqual({ channelReaders: 0, postReactions: 0, postReports: 0 })
})

test('keeps a community muted that either of two merged wallets muted', async () => {
  await world.call(muteCommunity, { issuerId: channel.issuerId, muted: true }, as(max))
  await world.call(markSeen, { issuerId: channel.issuerId, postId }, as(lea))
  await mergeHolders(world.ctx(), { from: max.holderId, into: lea.holderId })
  expect((await world.call(listNews, {}, as(lea))).channels).toMatchObject([{ isMuted: true }])
})

test('deletes everything with the community, pictures too', async () => {
  const image = await picture('#dd1122')
  const post = await world.call(createPost, { message: 'With a picture', image }, { token: channel.token })
  const publishAt = new Date(world.now().getTime() + 3_600_000).toISOString()
  await world.call(createPost, { message: 'Soon', publishAt }, { token: channel.token })
  await traces(max)
  await proveNow(world, channel.token)
  await world.call(deleteIssuer, {}, { token: channel.token })
  await world.runJobs()
  const none = { posts: 0, postReactions: 0, reactionCounts: 0, seenCounts: 0 }
  expect(await channel.countRows()).toEqual({ ...none, postCounts: 0, channelReaders: 0, postReports: 0 })
  const { db } = world.ctx()
  const rows = await rowsOf(
    db,
    sql`select post_id from post_reactions where post_id in (${postId}, ${post.eventId})
    union all select post_id from reaction_counts where post_id in (${postId}, ${post.eventId})
    union all select post_id from seen_counts where post_id in (${postId}, ${post.eventId})`,
  )
  expect(rows).toEqual([])
  const cid = post.message.attachments[0]?.fileUrl.replace('/ipfs/', '') ?? ''
  expect(await world.services.blobs.get(cid)).toBeUndefined()
  await expect(world.call(getPost, { postId }, as(max))).rejects.toMatchObject({ status: 404 })
})

testOnPostgres('refuses a reaction that waited while its person was erased', async () => {
  let erased: Promise<unknown> = Promise.resolve()
  let asked: Promise<unknown> = Promise.resolve()
  await holdWallet(world, max.holderId, async () => {
    erased = eraseHolder(world.ctx(), { holderIds: [max.holderId], emails: [] })
    await expect.poll(() => waitingForLocks(world)).toBe(1)
    asked = channel.react(max, postId, '👍').catch((error: unknown) => error)
    await expect.poll(() => waitingForLocks(world)).toBe(2)
  })
  await erased
  expect(await asked).toMatchObject({ key: 'notFound' })
  expect(await countsOf(max)).toMatchObject({ postReactions: 0 })
  expect(await channel.countRows()).toMatchObject({ reactionCounts: 0 })
})
