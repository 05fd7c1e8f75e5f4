import { type SQL, sql } from 'drizzle-orm'
import { RANGED_FROM } from '#features/members/rules.ts'
import { countStatuses } from '#features/members/server/count-statuses.ts'
import { nameContains } from '#features/members/server/member-order.ts'
import { howToSearch } from '#features/members/server/search-names.ts'
import { members } from '#features/members/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { SEARCHED_MAX } from '../rules.ts'
import { conversations, messages } from './tables.ts'

/**
 * The condition that a conversation of a community is with somebody whose name contains a text, or that a message of the
 * first `SEARCHED_MAX` in its list does; without case and accents. Of a frequent name the first are found. Undefined for ''.
 */
export async function searchConversations(ctx: Context, issuerId: string, search: string): Promise<SQL | undefined> {
  if (search === '') return undefined
  const { all, left } = await countStatuses(ctx, issuerId)
  const { where: isNamed } = await howToSearch(ctx, issuerId, search, all + left)
  const hasName = sql`exists (select 1 from ${members} where ${members.issuerId} = c.issuer_id
    and ${members.holderId} = c.holder_id and ${nameContains(search)})`
  // A frequent name is found among the first, a rare one by the index of names.
  const named = sql`
    select c.id from (${firstOf(issuerId, Math.max(SEARCHED_MAX, RANGED_FROM))}) as c where ${hasName}`
  const byIndex = sql`
    select c.id from ${conversations} c
    join ${members} on ${members.issuerId} = c.issuer_id and ${members.holderId} = c.holder_id
    where c.issuer_id = ${issuerId} and ${members.issuerId} = ${issuerId} and ${isNamed}`
  const written = sql`
    select c.id from (${firstOf(issuerId, SEARCHED_MAX)}) as c
    where exists (select 1 from ${messages} m
      where m.conversation_id = c.id and position(search_text(${search}) in search_text(m.text)) > 0)`
  return sql`${conversations.id} = any(array(${isNamed ? byIndex : named} union ${written}))`
}

/** The first conversations of a community, in the order of its list, by its index. */
const firstOf = (issuerId: string, most: number) => sql`
  select id, issuer_id, holder_id from ${conversations}
  where issuer_id = ${issuerId} and last_from <> ''
  order by (unread_by_community > 0) desc, last_at desc, id desc limit ${most}`
