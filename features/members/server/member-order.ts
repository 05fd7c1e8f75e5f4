import { type SQL, sql } from 'drizzle-orm'
import type { Filter, Order } from '../rules.ts'
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

/** The condition of a chip on rows of `members`. */
export function isOfChip(status: Exclude<Filter, 'pending'>): SQL {
  const isCurrent = sql`${members.endedAt} is null`
  if (status === 'left') return sql`${members.endedAt} is not null`
  if (status === 'member') return sql`${isCurrent} and ${members.suspendedAt} is null`
  return status === 'suspended' ? sql`${isCurrent} and ${members.suspendedAt} is not null` : isCurrent
}

/** Whether one of a member's names contains a text, ignoring case and accents; any text is literal. Undefined for ''. */
export function nameContains(search: string): SQL | undefined {
  if (search === '') return undefined
  const text = sql`search_text(${search})`
  return sql`(position(${text} in ${members.sortName}) > 0 or position(${text} in ${members.otherNames}) > 0)`
}
