import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import { members } from '#features/members/server/tables.ts'
import type { Context } from '#platform/context.ts'
import type { Conversation } from '../contract.ts'
import { stateOf } from '../rules.ts'
import type { ConversationRow } from './queries.ts'
import { conversations } from './tables.ts'

type Person = { did: string | null; imageCid: string | null; pseudo: string | null; name: string | null }
type Found = { row: ConversationRow } & Person

/** Conversations of a community with the people they are with: those not read by it first, then the latest. */
export function conversationRows(ctx: Context, where: SQL | undefined, limit: number): Promise<Found[]> {
  return ctx.db
    .select({
      row: getTableColumns(conversations),
      did: holders.did,
      imageCid: holders.imageCid,
      pseudo: holders.pseudo,
      name: sql<string | null>`coalesce(${members.name}, ${holders.pseudo})`,
    })
    .from(conversations)
    .leftJoin(holders, eq(holders.id, conversations.holderId))
    .leftJoin(members, and(eq(members.issuerId, conversations.issuerId), eq(members.holderId, conversations.holderId)))
    .where(where)
    .orderBy(sql`(${conversations.unreadByCommunity} > 0) desc`, desc(conversations.lastAt), desc(conversations.id))
    .limit(limit)
}

/** A conversation as the community sees it. */
export function describeConversation({ row, ...person }: Found): Conversation {
  const { lastText, lastFrom, lastAt, unreadByCommunity } = row
  return {
    ...describePerson(person),
    state: stateOf(row),
    lastText,
    lastFrom,
    lastAt: lastFrom && lastAt.toISOString(),
    unread: unreadByCommunity,
  }
}

/** The same where nobody has written and nothing is blocked. */
export function emptyConversation(person: Person, isMember: boolean): Conversation {
  const state = isMember ? 'open' : 'closed'
  return { ...describePerson(person), state, lastText: '', lastFrom: '', lastAt: '', unread: 0 }
}

function describePerson({ did, imageCid, pseudo, name }: Person) {
  return { did: did ?? '', pseudo: pseudo ?? '', name: name ?? '', imageUrl: imageCid ? `/ipfs/${imageCid}` : '' }
}
