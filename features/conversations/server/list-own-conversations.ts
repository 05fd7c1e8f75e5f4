import { ne } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../wallet-contract.ts'
import { describeOwn, ownConversations } from './own-conversations.ts'
import { conversations } from './tables.ts'

/** The holder's conversations, the latest first, also those of communities that they left until they are erased. */
export async function listOwnConversations(ctx: HolderContext): Promise<Output<typeof contract.listOwnConversations>> {
  const found = await ownConversations(ctx, ctx.actor.holderId, ne(conversations.lastFrom, ''))
  return { conversations: found.map(({ row, issuer }) => describeOwn(issuer, row)) }
}
