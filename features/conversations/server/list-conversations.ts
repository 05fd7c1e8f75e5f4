import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import type { AdminContext, Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import * as rules from '../rules.ts'
import { type Place, readCursor, writeCursor } from './conversation-cursor.ts'
import { conversationRows, describeConversation } from './conversation-rows.ts'
import { openCommunity } from './open-community.ts'
import { searchConversations } from './search-conversations.ts'
import { conversations, namelessAuthors } from './tables.ts'

type List = typeof contract.listConversations

/** A page of the community's conversations, those with unread messages first, with the counts of each filter. */
export async function listConversations(
  ctx: AdminContext,
  { filter, search, after }: Input<List>,
): Promise<Output<List>> {
  const { issuerId, email } = ctx.actor
  await openCommunity(ctx, issuerId)
  const place = readCursor({ filter, search }, after)
  const found = await searchConversations(ctx, issuerId, search)
  const where = and(isListed(issuerId, filter), found, place && isBelow(place))
  const rows = await conversationRows(ctx, where, rules.CONVERSATIONS_PAGE + 1)
  const page = rows.slice(0, rules.CONVERSATIONS_PAGE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  const isCaller = and(eq(namelessAuthors.issuerId, issuerId), eq(namelessAuthors.email, email))
  const [all, unread, needsReply] = await Promise.all(
    rules.FILTERS.map((each) => countUpTo(ctx, isListed(issuerId, each))),
  )
  return {
    conversations: page.map(describeConversation),
    next: last ? writeCursor({ filter, search }, last.row) : '',
    counts: { all: all ?? 0, unread: unread ?? 0, needsReply: needsReply ?? 0 },
    showsName: (await ctx.db.$count(namelessAuthors, isCaller)) === 0,
  }
}

/** The conditions, spelled like those of the indexes. */
function isListed(issuerId: string, filter: rules.Filter): SQL | undefined {
  const isOwn = and(eq(conversations.issuerId, issuerId), ne(conversations.lastFrom, sql`''`))
  if (filter === 'unread') return and(isOwn, gt(conversations.unreadByCommunity, sql`0`))
  if (filter === 'all') return isOwn
  return and(
    isOwn,
    eq(conversations.lastFrom, sql`'member'`),
    isNull(conversations.doneAt),
    isNull(conversations.blockedAt),
    isNull(conversations.closedAt),
  )
}

function isBelow({ isUnread, lastAt, id }: Place): SQL {
  const { unreadByCommunity: unread } = conversations
  return sql`((${unread} > 0), ${conversations.lastAt}, ${conversations.id})
    < (${isUnread}::boolean, ${lastAt}::timestamptz, ${id})`
}

function countUpTo(ctx: Context, where: SQL | undefined): Promise<number> {
  const counted = ctx.db.select({ id: conversations.id }).from(conversations).where(where).limit(rules.COUNTED_MAX)
  return ctx.db.$count(counted.as('counted'))
}
