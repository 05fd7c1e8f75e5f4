import { or, type SQL, sql } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import { communityNames } from '#features/names/server/tables.ts'
import { COUNTED_MAX, type Filter, type Order } from '../rules.ts'
import { members, type SortedBy } from './tables.ts'

const BY: Record<Order, SortedBy> = {
  newest: 'since',
  '-newest': 'since',
  pseudo: 'name',
  '-pseudo': 'name',
  points: 'points',
  '-points': 'points',
  badges: 'badges',
  '-badges': 'badges',
}

/** What an order sorts by. */
export const sortedBy = (order: Order): SortedBy => BY[order]

/** Whether an order begins at the highest: the newest, most points or badges, and the end of the alphabet. */
export function isDescending(order: Order): boolean {
  return order === '-pseudo' || order === 'newest' || order === 'points' || order === 'badges'
}

/** Keeps numbers above 0 in keys, as `member_key` does. */
const ZERO = sql.raw('1000000000000000000')

/** The column of an order, its key as a sortable text (as `member_key`), and the column's value of a key. */
export const SORTED: Record<SortedBy, { column: SQL; key: SQL; valueAt: (key: string) => SQL }> = {
  since: {
    column: sql`${members.since}`,
    key: sql`lpad((extract(epoch from ${members.since}) * 1000000)::bigint::text, 19, '0')`,
    valueAt: (key) => sql`('epoch'::timestamptz + ${key}::bigint * interval '1 microsecond')`,
  },
  name: {
    column: sql`${members.sortName}`,
    key: sql`${members.sortName}`,
    valueAt: (key) => sql`(${key}::text collate "C")`,
  },
  points: {
    column: sql`${members.points}`,
    key: sql`lpad((${members.points} + ${ZERO})::text, 19, '0')`,
    valueAt: (key) => sql`(${key}::bigint - ${ZERO})`,
  },
  badges: {
    column: sql`${members.badgeCount}`,
    key: sql`lpad((${members.badgeCount} + ${ZERO})::text, 19, '0')`,
    valueAt: (key) => sql`(${key}::bigint - ${ZERO})`,
  },
}

/** The condition of a chip on rows of `members`. A name that folds to nothing is none. */
export function isOfChip(status: Exclude<Filter, 'pending'>): SQL {
  const isCurrent = sql`${members.endedAt} is null`
  if (status === 'unnamed') return sql`${isCurrent} and ${members.sortName} = ''`
  if (status === 'left') return sql`${members.endedAt} is not null`
  if (status === 'member') return sql`${isCurrent} and ${members.suspendedAt} is null`
  return status === 'suspended' ? sql`${isCurrent} and ${members.suspendedAt} is not null` : isCurrent
}

/** What a search looks at: everything that the community knows of a member, or (`own`) only their wallet's name. */
export type Searched = { issuerId: string; search: string; looksAt: 'all' | 'own' }

/** Whether a search finds a member. Any text is literal; case and accents do not count. Undefined for ''. */
export function isFound({ issuerId, search, looksAt }: Searched): SQL | undefined {
  if (search === '') return undefined
  if (looksAt === 'all') return or(nameContains(search), isAddressed(issuerId, search))
  return sql`exists (select from ${holders} where ${holders.id} = ${members.holderId}
    and position(search_text(${search}) in search_text(${holders.pseudo})) > 0)`
}

/** Whether one of a member's names contains a text. */
export function nameContains(search: string): SQL {
  const text = sql`search_text(${search})`
  return sql`(position(${text} in ${members.sortName}) > 0 or position(${text} in ${members.otherNames}) > 0)`
}

/** Whether the address that the community entered for a member begins with a text; read once, by its index. */
export function isAddressed(issuerId: string, search: string): SQL | undefined {
  if (/\s/.test(search)) return undefined
  const start = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`${members.holderId} = any(array(
    select holder_id from ${communityNames} where issuer_id = ${issuerId} and listed_email <> ''
      and listed_email like ${start} limit ${COUNTED_MAX}::int))`
}
