import { eq, inArray } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import type { Member } from '#testing/member-stories.ts'
import { poolOf } from '#testing/on-postgres.ts'
import type { World } from '#testing/world.ts'
import { createPost } from '../contract.ts'
import { addReaction } from '../wallet-contract.ts'
import { channelReaders, postCounts, postReactions, postReports, posts, reactionCounts, seenCounts } from './tables.ts'

/** A community of its own, with what tests do in its channel. */
export async function testChannel(world: World) {
  const { issuerId, token, ctx } = await signUpIssuer(world, 'Cordée Lyon', `ada-${newId()}@example.org`)
  const { db } = world.ctx()
  return {
    issuerId,
    token,
    /** The context of its main admin, to call verbs with. */
    ctx,
    publish: (message: string) => world.call(createPost, { message }, { token }),
    react: ({ token }: Pick<Member, 'token'>, postId: string, emoji: string) =>
      world.call(addReaction, { postId, emoji }, { token }),
    /** The rows of each table for the posts of the community, deleted ones too. */
    countRows: async () => {
      const ids = (await postsOf(world, issuerId)).map(({ id }) => id)
      const known = ids.length > 0 ? ids : ['']
      return {
        posts: ids.length,
        postReactions: await db.$count(postReactions, inArray(postReactions.postId, known)),
        reactionCounts: await db.$count(reactionCounts, inArray(reactionCounts.postId, known)),
        seenCounts: await db.$count(seenCounts, inArray(seenCounts.postId, known)),
        postCounts: await db.$count(postCounts, eq(postCounts.issuerId, issuerId)),
        channelReaders: await db.$count(channelReaders, eq(channelReaders.issuerId, issuerId)),
        postReports: await db.$count(postReports, eq(postReports.issuerId, issuerId)),
      }
    },
  }
}

/** All posts of a community, deleted ones too. */
export function postsOf(world: World, issuerId: string) {
  return world.ctx().db.select().from(posts).where(eq(posts.issuerId, issuerId))
}

/** Runs work while a connection of its own, on Postgres, has locked a wallet. */
export async function holdWallet(world: World, holderId: string, work: () => Promise<unknown>): Promise<void> {
  const client = await poolOf(world).connect()
  try {
    await client.query('begin')
    await client.query('select id from holders where id = $1 for update', [holderId])
    await work()
  } finally {
    await client.query('commit')
    client.release()
  }
}
