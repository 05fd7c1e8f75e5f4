import { and, eq, isNull, or } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { lockWallets } from '#features/holders/server/lock-wallets.ts'
import { members } from '#features/members/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, type HolderContext, inTransaction } from '#platform/context.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { batching } from '#platform/process/batching.ts'
import { REACTIONS_MAX } from '../../rules.ts'
import { countReactions, isPublished, type ReactionCount, reactionsOf } from '../../server/queries.ts'
import { postReactions, posts } from '../../server/tables.ts'

/** Reactions in one transaction: enough to share its commit and the count, few enough that nobody waits long. */
const BATCH_MAX = 128

type Change = { emoji: string; isLeft: boolean }
type Waiting = Change & { ctx: Context; postId: string; holderId: string }
type Left = { reactions: ReactionCount[]; own: string[] }
type Answer = Left | 'tooManyReactions' | undefined

/** A test can run several servers in one process: none joins another's transactions. */
const joins = new WeakMap<object, ReturnType<typeof batching<Waiting, Answer>>>()

/**
 * Leaves or removes the holder's emoji under a post; repeating it changes nothing. Requests for one post that arrive
 * during its transaction share the next one, and its count. Throws `notFound` for anyone who cannot read the post, and
 * `tooManyReactions`.
 */
export async function react(ctx: HolderContext, postId: string, change: Change): Promise<Left> {
  const join = joins.get(ctx.config) ?? batching<Waiting, Answer>(reactTogether, BATCH_MAX)
  joins.set(ctx.config, join)
  const answer = await join(postId, { ctx, postId, holderId: ctx.actor.holderId, ...change })
  if (!answer) throw new Problem('notFound')
  if (answer === 'tooManyReactions') throw new Problem(answer)
  return answer
}

function reactTogether(waiting: [Waiting, ...Waiting[]]): Promise<Answer[]> {
  const [{ ctx, postId }] = waiting
  // The row of what happened is of all of them: it names nobody.
  const together = { ...ctx, actor: { kind: 'system', job: 'react' } } as const
  return inTransaction<Context['actor'], Answer[]>(together, async (ctx) => {
    const holderIds = [...new Set(waiting.map(({ holderId }) => holderId))]
    // Makes a holder's reactions wait for each other, and keeps wallets from being erased or merged meanwhile.
    await lockWallets(ctx, holderIds)
    const issuerId = await lockPost(ctx, postId)
    if (issuerId === undefined) return []
    const readers = await membersAmong(ctx, issuerId, holderIds)
    const before = await reactionsOf(ctx, postId, holderIds)
    const own = new Map(readers.map((holderId) => [holderId, [...(before.get(holderId) ?? [])]]))
    const refused = waiting.map(({ holderId, ...change }) => !apply(own.get(holderId), change))
    await write(ctx, { issuerId, postId, before, after: own })
    const reactions = (await countReactions(ctx, [postId])).get(postId) ?? []
    return waiting.map(({ holderId }, at) => {
      const left = own.get(holderId)
      return left && (refused[at] ? 'tooManyReactions' : { reactions, own: left })
    })
  })
}

/** The community of a published post, which stays published until the commit. */
async function lockPost(ctx: Context, postId: string): Promise<string | undefined> {
  const [post] = await ctx.db
    .select({ issuerId: posts.issuerId })
    .from(posts)
    .where(and(eq(posts.id, postId), isPublished()))
    .for('share')
  return post?.issuerId
}

async function membersAmong(ctx: Context, issuerId: string, holderIds: string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ holderId: members.holderId })
    .from(members)
    .where(and(eq(members.issuerId, issuerId), isOneOf(members.holderId, holderIds), isNull(members.endedAt)))
  return rows.map(({ holderId }) => holderId)
}

/** Applies a change to somebody's emoji; false when they would be too many. */
function apply(own: string[] | undefined, { emoji, isLeft }: Change): boolean {
  if (!own || own.includes(emoji) === isLeft) return true
  if (!isLeft) own.splice(own.indexOf(emoji), 1)
  else if (own.length < REACTIONS_MAX) own.push(emoji)
  else return false
  return true
}

type Reactions = Map<string, string[]>
type Written = { issuerId: string; postId: string; before: Reactions; after: Reactions }

/** Writes the difference between two states; a trigger counts the rows. */
async function write(ctx: Context, { issuerId, postId, before, after }: Written): Promise<void> {
  const createdAt = ctx.now()
  const changes = [...after].map(([holderId, own]) => {
    const had = before.get(holderId) ?? []
    const left = own.filter((emoji) => !had.includes(emoji))
    return { holderId, left, removed: had.filter((emoji) => !own.includes(emoji)) }
  })
  const left = changes.flatMap(({ holderId, left }) =>
    // Those of one transaction keep their order.
    left.map((emoji, at) => ({ postId, holderId, emoji, createdAt: new Date(createdAt.getTime() + at) })),
  )
  const removed = changes.flatMap(({ holderId, removed }) =>
    removed.map((emoji) => and(eq(postReactions.holderId, holderId), eq(postReactions.emoji, emoji))),
  )
  if (left.length + removed.length === 0) return
  await insertRows(ctx.db, postReactions, left)
  if (removed.length > 0)
    await ctx.db.delete(postReactions).where(and(eq(postReactions.postId, postId), or(...removed)))
  const detail = { left: left.length, removed: removed.length }
  await recordEvent(ctx, { action: 'post.reacted', issuerId, subjectId: postId, detail })
}
