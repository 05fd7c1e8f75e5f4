import { and, eq, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { members } from '#features/members/server/tables.ts'
import type { HolderContext } from '#platform/context.ts'
import { openCommunity } from '../../server/open-community.ts'
import { describeOwn, emptyOwn } from '../../server/own-conversations.ts'
import { findConversation } from '../../server/queries.ts'
import type * as contract from '../../wallet-contract.ts'
import { readThread } from './read-thread.ts'

type Get = typeof contract.getOwnConversation

/** The holder's conversation with a community, of which they are or were a member. Throws `notFound`, `cursorInvalid`. */
export async function getOwnConversation(ctx: HolderContext, { issuerId, before }: Input<Get>): Promise<Output<Get>> {
  const pair = { issuerId, holderId: ctx.actor.holderId }
  const issuer = await openCommunity(ctx, issuerId)
  const row = await findConversation(ctx, pair)
  if (!row) {
    const isMember = and(eq(members.issuerId, issuerId), eq(members.holderId, pair.holderId), isNull(members.endedAt))
    if ((await ctx.db.$count(members, isMember)) === 0) throw new Problem('notFound')
  }
  return {
    conversation: row ? describeOwn(issuer, row) : emptyOwn(issuer, 'open'),
    ...(await readThread(ctx, { ...pair, conversation: row, before, reader: 'member' })),
  }
}
