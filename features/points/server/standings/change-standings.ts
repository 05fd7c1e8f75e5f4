import { sql } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import { setPoints } from '#features/members/server/set-points.ts'
import { members } from '#features/members/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { seasonBounds, seasonOf } from '../../ranking/season-rules.ts'
import { ALL_TIME } from '../../rules.ts'
import { pointAccounts, pointTransfers, standings } from '../tables.ts'

export type PointsChange = {
  issuerId: string
  /** '' of an account without holder, which has no standing. */
  holderId: string
  /** By how much the points change. */
  points: number
  at: Date
  timeZone: string
  isReversal?: boolean
  /** Whether it is the first booking of the person, who has no other moment then. */
  isFirst?: boolean
}
type Standing = {
  issuerId: string
  period: string
  holderId: string
  points: number
  at: string
  /** Whether the moment at which the points were reached must be read in the book. */
  isUnsure: boolean
  isFirst: boolean
  timeZone: string
}

/** How far behind now a booking is surely the last one of its person. */
const RECENT_MS = 60_000

/** Changes the standings of people by what was just booked, and the points in their members' rows. */
export async function changeStandings(ctx: Context, changes: PointsChange[]): Promise<void> {
  const changed = sumsOf(ctx, changes)
  if (changed.length === 0) return
  const rows = await rowsOf<Written>(
    ctx.db,
    sql`insert into ${standings} as known (issuer_id, period, holder_id, did, points, reached_at, is_member)
    select c."issuerId", c.period, c."holderId", h.did, c.points, c.at,
      exists (select from ${members} m
        where m.issuer_id = c."issuerId" and m.holder_id = c."holderId" and m.ended_at is null)
    from json_to_recordset(${JSON.stringify(changed)}::json)
      as c("issuerId" text, period text, "holderId" text, points bigint, at timestamptz)
    join ${holders} h on h.id = c."holderId"
    order by c."holderId", c.period
    on conflict (issuer_id, period, holder_id) do update set
      points = known.points + excluded.points, reached_at = greatest(known.reached_at, excluded.reached_at)
    returning issuer_id as "issuerId", period, holder_id as "holderId", points, xmax = 0 as "isNew"`,
  )
  await removeEmpty(ctx, rows)
  // A row that is new may have been there before, until its points were 0.
  const isNew = new Set(rows.filter((row) => row.isNew).map(keyOf))
  await readReached(
    ctx,
    changed.filter((each) => each.isUnsure || (!each.isFirst && isNew.has(keyOf(each)))),
  )
  const ofAllTime = rows.filter(({ period }) => period === ALL_TIME)
  await setPoints(
    ctx,
    ofAllTime.map((row) => ({ ...row, points: Number(row.points) })),
  )
}

type Written = { issuerId: string; period: string; holderId: string; points: number | string; isNew: boolean }

function keyOf({ issuerId, period, holderId }: Pick<Written, 'issuerId' | 'period' | 'holderId'>): string {
  return `${issuerId} ${period} ${holderId}`
}

function sumsOf(ctx: Context, changes: PointsChange[]): Standing[] {
  const sums = new Map<string, Standing>()
  const recent = ctx.now().getTime() - RECENT_MS
  for (const { issuerId, holderId, points, at, timeZone, isReversal = false, isFirst = false } of changes) {
    if (holderId === '') continue
    for (const period of [ALL_TIME, seasonOf(at, timeZone)]) {
      const key = keyOf({ issuerId, period, holderId })
      const known = sums.get(key)
      const isUnsure = isReversal || at.getTime() < recent || known?.isUnsure === true
      const last = known && known.at > at.toISOString() ? known.at : at.toISOString()
      sums.set(key, {
        issuerId,
        period,
        holderId,
        points: points + (known?.points ?? 0),
        at: last,
        isUnsure,
        isFirst,
        timeZone,
      })
    }
  }
  return [...sums.values()]
}

/** People whose points are 0 have no place in a ranking. */
async function removeEmpty(ctx: Context, rows: Written[]): Promise<void> {
  const empty = rows.filter(({ points }) => Number(points) === 0)
  if (empty.length === 0) return
  await ctx.db.execute(sql`
    delete from ${standings} s
    using json_to_recordset(${JSON.stringify(empty)}::json) as e("issuerId" text, period text, "holderId" text)
    where s.issuer_id = e."issuerId" and s.period = e.period and s.holder_id = e."holderId" and s.points = 0`)
}

/** Reads in the book when the points that people have now were reached: with the last booking that is not reversed. */
async function readReached(ctx: Context, changed: Standing[]): Promise<void> {
  if (changed.length === 0) return
  const bounded = changed.map(({ issuerId, period, holderId, timeZone }) => {
    const bounds = period === ALL_TIME ? undefined : seasonBounds(period, timeZone)
    return { issuerId, period, holderId, starts: bounds?.start ?? null, ends: bounds?.end ?? null }
  })
  await ctx.db.execute(sql`
    update ${standings} s set reached_at = reached.at
    from json_to_recordset(${JSON.stringify(bounded)}::json)
      as c("issuerId" text, period text, "holderId" text, starts timestamptz, ends timestamptz)
    cross join lateral (
      select max(t.counts_at) as at
      from ${pointAccounts} p cross join lateral (
        select id, counts_at from ${pointTransfers} where credit_id = p.id and reverses is null
        union all
        select id, counts_at from ${pointTransfers} where debit_id = p.id and reverses is null
      ) t
      where p.holder_id = c."holderId" and p.issuer_id = c."issuerId"
        and (c.starts is null or (t.counts_at >= c.starts and t.counts_at < c.ends))
        and not exists (select from ${pointTransfers} back where back.reverses = t.id)
    ) reached
    where s.issuer_id = c."issuerId" and s.period = c.period and s.holder_id = c."holderId"
      and reached.at <> s.reached_at`)
}
