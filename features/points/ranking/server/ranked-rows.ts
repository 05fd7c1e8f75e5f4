import { and, type SQL, sql } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import { COUNTED_MAX } from '#features/members/rules.ts'
import { countStatuses } from '#features/members/server/count-statuses.ts'
import { nameContains } from '#features/members/server/member-order.ts'
import { howToSearch } from '#features/members/server/search-names.ts'
import { members } from '#features/members/server/tables.ts'
import { pseudoContains } from '#features/names/server/person-name.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { standings } from '../../server/tables.ts'
import {
  countBefore,
  countRanked,
  firstOf,
  inOrder,
  isBeyond,
  isRanked,
  microsecondsOf,
  type Place,
  placeOfPage,
  type Ranking,
  ranksOf,
} from './ranking-places.ts'

/** A row of a ranking, with its place in it. Other members see it too, so it has no name but the wallet's own. */
export type Ranked = Place & { holderId: string; pseudo: string; imageUrl: string; rank: number }
type Unranked = Omit<Ranked, 'rank'>
/** The rows after a place, or after a number of rows. */
type Page = { limit: number; after: Place | undefined; offset: number }

/** A page of a ranking; rows share a rank where they have the same points. */
export async function rankedRows(ctx: Context, ranking: Ranking, { limit, after, offset }: Page): Promise<Ranked[]> {
  const start = after ? { from: after, offset: 0 } : await placeOfPage(ctx, ranking, offset)
  const where = start.from && isBeyond(after ? '>' : '>=', start.from)
  const rows = await selectRows(ctx, ranking, { where, limit, offset: start.offset })
  const [first] = rows
  if (!first) return []
  const places = after ? [firstOf(first.points), first] : [firstOf(first.points)]
  const [better = 0, before = offset] = await countBefore(ctx, ranking, places)
  let rank = better + 1
  return rows.map((row, at) => {
    if (row.points !== (rows[at - 1] ?? first).points) rank = before + at + 1
    return { ...row, rank }
  })
}

/** The people just before (`<`), after, or from a place on, the nearest first; without their ranks. */
export function neighbours(ctx: Context, ranking: Ranking, sign: '<' | '>' | '>=', place: Place, limit: number) {
  const where = isBeyond(sign, place)
  return selectRows(ctx, ranking, { where, limit, offset: 0, isBackwards: sign === '<' })
}

/**
 * The people of a ranking whose names contain a text, and how many they are; at most `COUNTED_MAX` are counted. With
 * `isHidden` only by the names of their wallets.
 */
export async function searchRanked(
  ctx: Context,
  ranking: Ranking,
  { search, isHidden, limit, after, offset }: Page & { search: string; isHidden: boolean },
): Promise<{ totalCount: number; rows: Ranked[] }> {
  const { all, left } = await countStatuses(ctx, ranking.issuerId)
  const how = await howToSearch(ctx, ranking.issuerId, search, all + left)
  const named = and(isHidden ? hasPseudo(search) : nameContains(search), how.where)
  const where = and(named, after && isBeyond('>', after))
  const isBeyondCount = !after && offset >= COUNTED_MAX
  const [totalCount, rows] = await Promise.all([
    how.isMany ? countUpTo(ctx, ranking) : countFound(ctx, ranking, named),
    isBeyondCount ? [] : selectRows(ctx, ranking, { where, limit, offset: after ? 0 : offset, isSearch: true }),
  ])
  const ranks = await ranksOf(
    ctx,
    ranking,
    rows.map(({ points }) => points),
  )
  return { totalCount, rows: rows.map((row) => ({ ...row, rank: ranks.get(row.points) ?? 0 })) }
}

/** Whether the name of a row's wallet contains a text. */
function hasPseudo(search: string): SQL {
  return sql`exists (select from ${holders} where ${holders.id} = ${standings.holderId} and ${pseudoContains(search)})`
}

async function countUpTo(ctx: Context, ranking: Ranking): Promise<number> {
  return Math.min(COUNTED_MAX, await countRanked(ctx, ranking))
}

async function countFound(ctx: Context, ranking: Ranking, where: SQL | undefined): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    ctx.db,
    sql`select count(*)::int as n from (
      select from ${standings} ${joined} where ${isRanked(ranking)} and ${where ?? sql`true`} limit ${COUNTED_MAX}::int
    ) as found`,
  )
  return row?.n ?? 0
}

const joined = sql`join ${members}
  on ${members.issuerId} = ${standings.issuerId} and ${members.holderId} = ${standings.holderId}`

type Selection = { where: SQL | undefined; limit: number; offset: number; isBackwards?: boolean; isSearch?: boolean }

/** Reads rows by the ranking's index alone, and then who they are. */
async function selectRows(ctx: Context, ranking: Ranking, selection: Selection): Promise<Unranked[]> {
  const { where = sql`true`, limit, offset, isBackwards = false, isSearch = false } = selection
  const direction = sql.raw(isBackwards ? 'desc' : 'asc')
  const rows = await rowsOf<Omit<Unranked, 'imageUrl'> & { imageCid: string | null }>(
    ctx.db,
    sql`select p.holder_id as "holderId", p.did, p.points::float8 as points,
      ${microsecondsOf(sql`p.reached_at`)} as "reachedAt", coalesce(h.pseudo, '') as pseudo, h.image_cid as "imageCid"
    from (
      select ${standings.holderId}, ${standings.did}, ${standings.points}, ${standings.reachedAt}
      from ${standings} ${isSearch ? joined : sql``} where ${isRanked(ranking)} and ${where}
      order by ${inOrder(isBackwards ? 'desc' : 'asc')} limit ${limit}::int offset ${offset}::int
    ) as p
    left join ${holders} h on h.id = p.holder_id
    order by -p.points ${direction}, p.reached_at ${direction}, p.did ${direction}`,
  )
  return rows.map(({ imageCid, ...row }) => ({ ...row, imageUrl: imageCid ? `/ipfs/${imageCid}` : '' }))
}
