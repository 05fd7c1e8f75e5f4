import { type SQL, sql } from 'drizzle-orm'
import { countStatuses } from '#features/members/server/count-statuses.ts'
import { nameContains } from '#features/members/server/member-order.ts'
import { howToSearch } from '#features/members/server/search-names.ts'
import { members } from '#features/members/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { SEARCHED_MAX } from '../rules.ts'
import { conversations, messages } from './tables.ts'

/**
 * The condition that a conversation of a community is with somebody whose name contains a text, or that a message of its
 * latest `SEARCHED_MAX` conversations does; without case and accents. Undefined for ''.
 */
export async function searchConversations(ctx: Context, issuerId: string, search: string): Promise<SQL | undefined> {
  if (search === '') return undefined
  const { all, left } = await countStatuses(ctx, issuerId)
  const { where: isNamed } = await howToSearch(ctx, issuerId, search, all + left)
  const named = sql`
    select c.id from ${conversations} c
    join ${members} on ${members.issuerId} = c.issuer_id and ${members.holderId} = c.holder_id
    where c.issuer_id = ${issuerId} and ${members.issuerId} = ${issuerId} and ${nameContains(search)}
      ${isNamed ? sql`and ${isNamed}` : sql``}`
  const written = sql`
    select latest.id from (
      select c.id from ${conversations} c
      where c.issuer_id = ${issuerId} and c.last_from <> '' order by c.last_at desc limit ${SEARCHED_MAX}
    ) as latest
    where exists (select 1 from ${messages} m
      where m.conversation_id = latest.id and position(search_text(${search}) in search_text(m.text)) > 0)`
  return sql`${conversations.id} = any(array(${named} union ${written}))`
}
