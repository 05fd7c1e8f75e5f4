import { or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { COUNTED_MAX, RANGED_FROM } from '../rules.ts'
import { isAddressed } from './member-order.ts'
import { memberNames, members } from './tables.ts'

/** Names that are looked at to tell how many contain a text. */
const SAMPLE = 2000
/** Of those, a text in this many is frequent: reading in order soon finds a page of it. */
const FREQUENT = 10
/** Estimates are trusted from this many times what is counted. */
const SURE = 3
/** The longest texts by which the index of names finds them. */
const GRAM = 3

export type Search = {
  /** The condition that finds rare names, and addresses, by their indexes; undefined where reading in order is faster. */
  where: SQL | undefined
  /** There are certainly more than are counted. */
  isMany: boolean
}

/** How to search the names of a community: without an index in a small one, or for a text in many names. */
export async function howToSearch(ctx: Context, issuerId: string, search: string, people: number): Promise<Search> {
  if (search === '' || people < RANGED_FROM) return { where: undefined, isMany: false }
  const rows = await rowsOf<{ text: string; sampled: number; hits: number }>(
    ctx.db,
    sql`
    select search_text(${search}) as text, count(*)::int as sampled,
      (count(*) filter (where position(search_text(${search}) in sort_name) > 0))::int as hits
    from (select sort_name from ${memberNames} where issuer_id = ${issuerId} limit ${SAMPLE}) as sample`,
  )
  const { text, sampled, hits } = rows[0] ?? { text: '', sampled: 0, hits: 0 }
  if (text === '') return { where: undefined, isMany: true }
  const isMany = hits >= FREQUENT && (hits / sampled) * people >= SURE * COUNTED_MAX
  return { where: isMany ? undefined : or(isNamed(issuerId, text), isAddressed(issuerId, search)), isMany }
}

/** Rows whose name contains a folded text, by the index of names. */
function isNamed(issuerId: string, text: string): SQL {
  const grams = gramsOf(text).map((gram) => `${issuerId}:${gram}`)
  return sql`${members.holderId} = any(array(
    select n.holder_id from ${memberNames} n
    where member_grams(n.issuer_id, n.sort_name) @> ${sql.param(grams)}::text[] and n.issuer_id = ${issuerId}
      and position(${text} in n.sort_name) > 0))`
}

/** The parts of a text that every name with it has: each three characters, or all of a shorter text. */
function gramsOf(text: string): string[] {
  const signs = [...text]
  if (signs.length <= GRAM) return [text]
  return [...new Set(signs.slice(GRAM - 1).map((_, at) => signs.slice(at, at + GRAM).join('')))]
}
