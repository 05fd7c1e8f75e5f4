import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { findMember } from '#features/members/server/find-member.ts'
import { members } from '#features/members/server/tables.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { describeConversation, emptyConversation } from '../../server/conversation-rows.ts'
import { openCommunity } from '../../server/open-community.ts'
import { findConversation } from '../../server/queries.ts'
import { readThread } from './read-thread.ts'

type Get = typeof contract.getConversation

/** A member's or former member's conversation with a page of its messages; throws `notFound` and `cursorInvalid`. */
export async function getConversation(ctx: AdminContext, { did, before }: Input<Get>): Promise<Output<Get>> {
  const { issuerId } = ctx.actor
  await openCommunity(ctx, issuerId)
  const holder = await findMember(ctx, did)
  const pair = { issuerId, holderId: holder.id }
  const row = await findConversation(ctx, pair)
  const [member] = await ctx.db
    .select({ name: members.name, endedAt: members.endedAt })
    .from(members)
    .where(and(eq(members.issuerId, issuerId), eq(members.holderId, holder.id)))
  const { did: ownDid, imageCid, pseudo } = holder
  const person = { did: ownDid, imageCid, pseudo, name: member?.name ?? pseudo }
  return {
    conversation: row ? describeConversation({ row, ...person }) : emptyConversation(person, member?.endedAt === null),
    ...(await readThread(ctx, { ...pair, conversation: row, before, reader: 'community' })),
  }
}
