import { afterAll, beforeAll, expect, test } from 'vitest'
import { getIssuer } from '#features/issuers/contract.ts'
import { listCommunities } from '#features/members/communities/contract.ts'
import { type Member, memberByMail } from '#testing/member-stories.ts'
import { issuerIdOf, picture, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createPost, deletePost, listPosts, listScheduled, updatePost } from '../contract.ts'
import { addReaction, getPost, listNews, removeReaction } from '../wallet-contract.ts'

let world: World
let token = ''
let issuerId = ''
let lea: Member
beforeAll(async () => {
  world = await openWorld()
  token = (await signUp(world, 'ada@example.org')).token
  issuerId = await issuerIdOf(world, token)
  lea = await memberByMail(world, issuerId, 'lea@example.org', 'Lea')
})
afterAll(() => world.close())

const asAdmin = () => ({ token })
const asLea = () => ({ token: lea.token })
const publish = (message: string) => world.call(createPost, { message }, asAdmin())

test('publishes a post with a picture, which members read', async () => {
  const post = await world.call(createPost, { message: ' First ascent! ', image: await picture() }, asAdmin())
  expect(post).toMatchObject({ message: { text: 'First ascent!' }, reactions: [], seenBy: 0, publishAt: '' })
  const fileUrl = post.message.attachments[0]?.fileUrl
  expect(fileUrl).toMatch(/^\/ipfs\/b/)
  const { posts, next, channels } = await world.call(listNews, {}, asLea())
  expect(posts).toMatchObject([{ postId: post.eventId, text: 'First ascent!', imageUrl: fileUrl, own: [] }])
  expect([next, channels]).toMatchObject(['', [{ issuerId, unread: 1, isMuted: false }]])
  const { communities } = await world.call(listCommunities, {}, asLea())
  expect(communities).toMatchObject([{ issuerId, unreadPosts: 1 }])
  expect(await world.call(getPost, { postId: post.eventId }, asLea())).toEqual(posts[0])
})

test('keeps one reaction of each kind, the most frequent first, and removes it', async () => {
  const { eventId: postId } = await publish('Who comes?')
  const max = await memberByMail(world, issuerId, 'max@example.org')
  await world.call(addReaction, { postId, emoji: '👍' }, asLea())
  await world.call(addReaction, { postId, emoji: '❤️' }, asLea())
  expect(await world.call(addReaction, { postId, emoji: '❤️' }, asLea())).toMatchObject({ own: ['👍', '❤️'] })
  const left = await world.call(addReaction, { postId, emoji: '❤️' }, { token: max.token })
  expect(left).toEqual({
    reactions: [
      { emoji: '❤️', count: 2 },
      { emoji: '👍', count: 1 },
    ],
    own: ['❤️'],
  })
  const { messages } = await world.call(listPosts, { size: 1 }, asAdmin())
  expect(messages).toMatchObject([{ eventId: postId, reactions: ['❤️', '👍'], reactionCounts: left.reactions }])
  await world.call(removeReaction, { postId, emoji: '👍' }, asLea())
  const removed = await world.call(removeReaction, { postId, emoji: '👍' }, asLea())
  expect(removed).toEqual({ reactions: [{ emoji: '❤️', count: 2 }], own: ['❤️'] })
})

test('changes a scheduled post, which nobody reads before its time', async () => {
  const publishAt = new Date(world.now().getTime() + 3_600_000).toISOString()
  const { eventId: postId } = await world.call(createPost, { message: 'Soon', publishAt }, asAdmin())
  await expect(world.call(getPost, { postId }, asLea())).rejects.toMatchObject({ status: 404 })
  const changed = await world.call(updatePost, { postId, message: 'Later', publishAt }, asAdmin())
  expect(changed).toMatchObject({ message: { text: 'Later' }, publishAt })
  expect((await world.call(listScheduled, {}, asAdmin())).messages).toEqual([changed])
  await world.call(updatePost, { postId, message: 'Now', publishAt: '' }, asAdmin())
  expect(await world.call(getPost, { postId }, asLea())).toMatchObject({ text: 'Now' })
  const again = world.call(updatePost, { postId, message: 'Too late', publishAt }, asAdmin())
  await expect(again).rejects.toMatchObject({ key: 'postPublished', status: 409 })
})

test('hides a deleted post everywhere', async () => {
  const { eventId: postId } = await publish('A mistake')
  await world.call(addReaction, { postId, emoji: '👍' }, asLea())
  await world.call(deletePost, { postId }, asAdmin())
  const gone = { key: 'notFound', status: 404 }
  await expect(world.call(getPost, { postId }, asLea())).rejects.toMatchObject(gone)
  await expect(world.call(addReaction, { postId, emoji: '👍' }, asLea())).rejects.toMatchObject(gone)
  await expect(world.call(deletePost, { postId }, asAdmin())).rejects.toMatchObject(gone)
  const ids = (await world.call(listPosts, { size: 50 }, asAdmin())).messages.map(({ eventId }) => eventId)
  expect(ids).not.toContain(postId)
  expect(await world.call(getIssuer, {}, asAdmin())).toMatchObject({ channelMessageCount: ids.length })
})
