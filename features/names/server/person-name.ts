import { type SQL, sql } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import type { NameSource } from '../rules.ts'
import { communityNames } from './tables.ts'

const given = sql`nullif(${communityNames.givenName}, '')`
const pseudo = sql`nullif(${holders.pseudo}, '')`
const listed = sql`nullif(${communityNames.listedName}, '')`

/**
 * What a community calls a person, in a statement that joins `holders` and (left) `communityNames`: what they told it,
 * else their wallet's name, else what the community entered, else ''.
 */
export const nameInCommunity = sql<string>`coalesce(${given}, ${pseudo}, ${listed}, '')`

/** What a person says that they are called in a community: what they told it, else their wallet's name; never its list's. */
export const ownNameInCommunity = sql<string>`coalesce(${given}, ${pseudo}, '')`

/** Where `nameInCommunity` comes from. */
export const sourceOfName = sql<NameSource>`case when ${given} is not null then 'given' when ${pseudo} is not null then 'wallet'
  when ${listed} is not null then 'list' else '' end`

/** The names that come after it, each on a line. */
export const otherNames = sql<string>`concat_ws(chr(10), case when ${given} is not null then ${pseudo} end,
  case when coalesce(${given}, ${pseudo}) is not null then ${listed} end)`

/** Whether a wallet's own name contains a text, ignoring case and accents, in a statement with the row of its holder. */
export function pseudoContains(search: string): SQL {
  return sql`position(search_text(${search}) in search_text(${holders.pseudo})) > 0`
}
