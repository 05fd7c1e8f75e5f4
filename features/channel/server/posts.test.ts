import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { memberByMail } from '#testing/member-stories.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { picture } from '#testing/stories.ts'
import { generateWalletKey, signUpByWallet } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createPost, deletePost, getAudience, listPosts, listScheduled, updatePost } from '../contract.ts'
import { POST_MAX, POSTS_A_DAY, SCHEDULE_DAYS } from '../rules.ts'
import { getPost } from '../wallet-contract.ts'
import { createPost as write } from './create-post.ts'
import { publishDue } from './publish-due.ts'
import { posts } from './tables.ts'
import { postsOf, testChannel } from './testing-channel.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let world: World
let channel: Awaited<ReturnType<typeof testChannel>>
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  channel = await testChannel(world)
})
afterAll(() => world.close())

const as = () => ({ token: channel.token })
const inMs = (ms: number) => new Date(world.now().getTime() + ms).toISOString()
const schedule = (message: string, ms: number) => world.call(createPost, { message, publishAt: inMs(ms) }, as())
const rowsOf = () => postsOf(world, channel.issuerId)
const sweep = () => publishDue(world.ctx({ kind: 'system', job: 'publish-due' }))
const textsOf = async () =>
  (await world.call(listPosts, { size: 50 }, as())).messages.map(({ message }) => message.text)

describe('a post that is refused', () => {
  const file = (bytes: Uint8Array | string) => new File([bytes as BlobPart], 'x.png')
  test.each([
    ['without a text', { message: ' \n ' }, 'messageMissing', 400],
    ['that is too long', { message: 'x'.repeat(POST_MAX + 1) }, 'messageTooLong', 400],
    ['of ten thousand characters', { message: 'x'.repeat(10_000) }, 'messageTooLong', 400],
    ['with hidden characters', { message: 'pay\u202eme' }, 'messageHidden', 400],
    ['with a zero byte', { message: 'x\u0000' }, 'messageHidden', 400],
    ['with a date that is none', { message: 'x', publishAt: 'tomorrow' }, 'dateInvalid', 400],
    ['of the year 0', { message: 'x', publishAt: '0001-01-01T00:00:00+02:00' }, 'dateInvalid', 400],
    ['in the past', { message: 'x', publishAt: '2020-01-01T00:00:00Z' }, 'publishAtInvalid', 400],
    ['with a picture that is none', { message: 'x', image: file('<svg/>') }, 'fileFormatInvalid', 400],
  ])('%s has a message of its own, and nothing is written', async (_, input, key, status) => {
    await expect(world.call(createPost, input, as())).rejects.toMatchObject({ key, status })
    expect(await rowsOf()).toEqual([])
  })

  test('further ahead than a post can be scheduled', async () => {
    const refused = { key: 'publishAtInvalid' }
    await expect(schedule('Too far', SCHEDULE_DAYS * DAY + HOUR)).rejects.toMatchObject(refused)
    expect(await schedule('Far', SCHEDULE_DAYS * DAY - HOUR)).toMatchObject({ message: { text: 'Far' } })
  })

  test('over the limit of a day, until a day has passed', async () => {
    const at = new Date(world.now().getTime() - DAY + HOUR)
    const row = { issuerId: channel.issuerId, text: 'x', createdAt: at, deletedAt: at }
    const written = Array.from({ length: POSTS_A_DAY }, () => ({ ...row, id: newId() }))
    await world.ctx().db.insert(posts).values(written)
    const image = await picture('#13579b')
    const refused = world.call(createPost, { message: 'One more', image }, as())
    await expect(refused).rejects.toMatchObject({ key: 'tooManyPosts', status: 429 })
    world.advance(2 * HOUR)
    expect(await channel.publish('One more')).toMatchObject({ message: { text: 'One more' } })
  })

  test('of a community whose key a wallet holds', async () => {
    const token = await signUpByWallet(world, generateWalletKey())
    const refused = { key: 'notAllowed', status: 403 }
    const asWallet = { token }
    await expect(world.call(createPost, { message: 'x' }, asWallet)).rejects.toMatchObject(refused)
    await expect(world.call(listPosts, {}, asWallet)).rejects.toMatchObject(refused)
    await expect(world.call(listScheduled, {}, asWallet)).rejects.toMatchObject(refused)
    await expect(world.call(getAudience, {}, asWallet)).rejects.toMatchObject(refused)
  })
})

testOnPostgres('publishes the limit of a day and no more, each at an instant of its own', async () => {
  // Without HTTP, which takes few uploads at once.
  const post = (at: number) => write(channel.ctx, { message: `Post ${at}`, publishAt: '' })
  const asked = Array.from({ length: POSTS_A_DAY + 10 }, (_, at) => post(at))
  const done = await Promise.allSettled(asked)
  const refused = done.filter((one) => one.status === 'rejected').map(({ reason }) => reason.key)
  expect(refused).toEqual(Array(10).fill('tooManyPosts'))
  const { messages, totalCount } = await world.call(listPosts, { size: 50 }, as())
  expect(new Set(messages.map(({ created }) => created)).size).toBe(POSTS_A_DAY)
  expect(totalCount).toBe(POSTS_A_DAY)
})

test('gives posts of the same millisecond different instants, in order', async () => {
  const restart = world.stopClock()
  for (const text of ['one', 'two', 'three']) await channel.publish(text)
  restart()
  const { messages } = await world.call(listPosts, {}, as())
  expect(messages.map(({ message }) => message.text)).toEqual(['one', 'two', 'three'])
  const at = messages.map(({ created }) => Date.parse(created))
  expect(at.map((each) => each - (at[0] ?? 0))).toEqual([0, 1, 2])
})

test('pages back by instant while others are published and deleted', async () => {
  for (let at = 1; at <= 12; at++) await channel.publish(`Post ${at}`)
  const seen: string[] = []
  let beforeDate = ''
  for (;;) {
    const { messages } = await world.call(listPosts, { size: 5, beforeDate }, as())
    if (messages.length === 0) break
    seen.unshift(...messages.map(({ message }) => message.text))
    beforeDate = messages[0]?.created ?? ''
    await channel.publish('Meanwhile')
    const [newest] = (await world.call(listPosts, { size: 1 }, as())).messages
    await world.call(deletePost, { postId: newest?.eventId ?? '' }, as())
  }
  expect(seen).toEqual(Array.from({ length: 12 }, (_, at) => `Post ${at + 1}`))
})

test('counts the posts that are not deleted', async () => {
  const first = await channel.publish('First')
  await channel.publish('Second')
  await schedule('Waiting', HOUR)
  await world.call(deletePost, { postId: first.eventId }, as())
  expect(await world.call(listPosts, {}, as())).toMatchObject({ totalCount: 1 })
  expect(await world.call(getIssuer, {}, as())).toMatchObject({ channelMessageCount: 1 })
})

test('says how many members a post reaches', async () => {
  await memberByMail(world, channel.issuerId, `${newId()}@example.org`)
  await memberByMail(world, channel.issuerId, `${newId()}@example.org`)
  expect(await world.call(getAudience, {}, as())).toEqual({ members: 2, notified: 0 })
})

describe('a scheduled post', () => {
  test('is published once it is due, after the posts before it, even if no server ran at that time', async () => {
    await schedule('Third', 3 * HOUR)
    await schedule('Second', 2 * HOUR)
    const waiting = (await world.call(listScheduled, {}, as())).messages.map(({ message }) => message.text)
    expect(waiting).toEqual(['Second', 'Third'])
    await sweep()
    expect(await textsOf()).toEqual([])
    world.advance(5 * HOUR)
    await channel.publish('First')
    await sweep()
    await sweep()
    expect(await textsOf()).toEqual(['First', 'Second', 'Third'])
    expect(await world.call(listPosts, {}, as())).toMatchObject({ totalCount: 3 })
    expect((await world.call(listScheduled, {}, as())).messages).toEqual([])
  })

  test('waits for a later time that it was given, and is not published once deleted', async () => {
    const later = await schedule('Later', HOUR)
    const gone = await schedule('Gone', HOUR)
    await world.call(updatePost, { postId: later.eventId, message: 'Later', publishAt: inMs(5 * HOUR) }, as())
    await world.call(deletePost, { postId: gone.eventId }, as())
    world.advance(2 * HOUR)
    await sweep()
    expect(await textsOf()).toEqual([])
    world.advance(4 * HOUR)
    await sweep()
    expect(await textsOf()).toEqual(['Later'])
  })

  testOnPostgres('is published once by several servers at once', async () => {
    for (let at = 0; at < 10; at++) await schedule(`Post ${at}`, HOUR + at)
    world.advance(2 * HOUR)
    await Promise.all([sweep(), sweep(), sweep()])
    const { messages, totalCount } = await world.call(listPosts, { size: 50 }, as())
    expect(totalCount).toBe(10)
    expect(messages.map(({ message }) => message.text)).toEqual(Array.from({ length: 10 }, (_, at) => `Post ${at}`))
  })
})

describe('the picture of a post', () => {
  const shown = async (fileUrl: string) => {
    await world.runJobs()
    return (await world.services.blobs.get(fileUrl.replace('/ipfs/', ''))) !== undefined
  }
  const withPicture = async (color: string, ms = 0) => {
    const asked = { message: 'With a picture', image: await picture(color), publishAt: ms ? inMs(ms) : '' }
    const post = await world.call(createPost, asked, as())
    return { postId: post.eventId, fileUrl: post.message.attachments[0]?.fileUrl ?? '' }
  }

  test('is deleted with the last post that shows it', async () => {
    const [first, second] = [await withPicture('#aa1122'), await withPicture('#aa1122')]
    expect(second.fileUrl).toBe(first.fileUrl)
    await world.call(deletePost, { postId: first.postId }, as())
    expect(await shown(first.fileUrl)).toBe(true)
    await world.call(deletePost, { postId: second.postId }, as())
    expect(await shown(first.fileUrl)).toBe(false)
  })

  test('stays, is replaced, or is removed when a scheduled post changes', async () => {
    const { postId, fileUrl } = await withPicture('#bb1122', HOUR)
    const change = { postId, message: 'Changed', publishAt: inMs(HOUR) }
    expect((await world.call(updatePost, change, as())).message.attachments).toEqual([{ fileUrl }])
    const changed = await world.call(updatePost, { ...change, image: await picture('#bb3344') }, as())
    const second = changed.message.attachments[0]?.fileUrl ?? ''
    expect([await shown(fileUrl), await shown(second)]).toEqual([false, true])
    await world.call(updatePost, { ...change, removeImage: true }, as())
    expect(await shown(second)).toBe(false)
  })

  test('is not kept when the post is refused', async () => {
    const { postId, fileUrl } = await withPicture('#cc1122')
    await world.call(deletePost, { postId }, as())
    const image = await picture('#cc1122')
    const late = world.call(updatePost, { postId, message: 'Too late', image }, as())
    await expect(late).rejects.toMatchObject({ key: 'notFound' })
    expect(await shown(fileUrl)).toBe(false)
  })
})

test('deletes what belongs to a post by a job', async () => {
  const { eventId: postId } = await channel.publish('A mistake')
  const lea = await memberByMail(world, channel.issuerId, `${newId()}@example.org`)
  await channel.react(lea, postId, '👍')
  await world.call(deletePost, { postId }, as())
  await world.runJobs()
  expect(await channel.countRows()).toMatchObject({ postReactions: 0, reactionCounts: 0, seenCounts: 0 })
  const [row] = await world.ctx().db.select().from(posts).where(eq(posts.id, postId))
  expect(row).toMatchObject({ text: '', imageCid: '' })
  await expect(world.call(getPost, { postId }, { token: lea.token })).rejects.toMatchObject({ status: 404 })
})
