import { createPost as contract } from '#features/channel/contract.ts'
import { addReaction } from '#features/channel/reactions/server/add-reaction.ts'
import { createPost } from '#features/channel/server/create-post.ts'
import { markSeen } from '#features/channel/server/mark-seen.ts'
import { endSession, openSession } from '#platform/access/sessions.ts'
import { galleryPicture } from './gallery-picture.ts'
import { daysSince, localInstant } from './local-time.ts'
import { type DemoPost, POSTS, READING, SCHEDULED } from './posts.ts'
import type { Stage } from './stage.ts'

/** Members react within this many days. */
const REACTED_AFTER_DAYS = 0.8
/** The step through the members: coprime to their number for most numbers, so that readers are spread over the list. */
const STEP = 7

/** Publishes the posts of the year with their reactions, schedules one, and makes members read them. */
export function runChannel(stage: Stage): void {
  const published: string[] = []
  for (const post of POSTS) {
    const daysAgo = daysSince(stage, post)
    stage.play(daysAgo, async (stage) => {
      const postId = await publish(stage, post)
      published.push(postId)
      stage.play(daysAgo - REACTED_AFTER_DAYS, (stage) => react(stage, postId, post))
    })
  }
  stage.play(SCHEDULED.writtenDaysAgo, schedule)
  stage.play(READING.daysAgo, (stage) => read(stage, published))
}

async function publish(stage: Stage, { text, picture }: DemoPost): Promise<string> {
  const image = picture && (await galleryPicture(picture))
  const { eventId } = await createPost(stage.admin(), contract.input.parse({ message: text, ...(image && { image }) }))
  return eventId
}

/** All at once: they share a few transactions. */
async function react(stage: Stage, postId: string, { reactions = [] }: DemoPost): Promise<void> {
  const emojis = reactions.flatMap(([emoji, count]) => Array.from({ length: count }, () => emoji))
  const people = spread([...stage.members.values()])
  const left = emojis.flatMap((emoji, at) => {
    const holderId = people[at]
    return holderId ? [addReaction(stage.holder(holderId), { postId, emoji })] : []
  })
  await Promise.all(left)
}

async function schedule(stage: Stage): Promise<void> {
  const { inDays, at } = SCHEDULED
  const publishAt = localInstant(stage, { daysAgo: -inDays, at }).toISOString()
  await createPost(stage.admin(), contract.input.parse({ message: SCHEDULED.text, publishAt }))
}

/** Most members have seen the last post, some an earlier one, a few none; each opens the news once. */
async function read(stage: Stage, published: string[]): Promise<void> {
  const { issuerId } = stage
  const anyone = stage.context({ kind: 'anyone' })
  const readers = spread([...stage.members.values()])
  const [holderId = ''] = readers
  // One for all of them: a session each would make the start of the demo longer.
  const { id: sessionId } = await openSession(anyone, { kind: 'wallet', holderId })
  for (const [at, holderId] of readers.entries()) {
    const place = (at * STEP) % 100
    const isWhole = place < READING.allOf100
    if (!isWhole && place >= READING.allOf100 + READING.partOf100) continue
    const postId = published.at(isWhole ? -1 : -2 - (at % 4))
    if (!postId) continue
    const holder = stage.context({ kind: 'holder', sessionId, holderId, isProven: true } as const)
    await markSeen(holder, { issuerId, postId })
  }
  await endSession(anyone, sessionId)
}

function spread<T>(items: T[]): T[] {
  const places = items.map((_, at) => (at * STEP) % items.length)
  return new Set(places).size === items.length ? places.flatMap((place) => items[place] ?? []) : items
}
