import { and, eq, isNull, sql } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import type { TeamContext } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { type Spans, spansOf } from '../period-rules.ts'
import { type Chain, chainOf, dayIn, type Period, sumOfSums } from '../rules.ts'
import { type FigureRow, keptFigures, summed, sumsOf } from './kept-figures.ts'

type Asked = { period: Period; from: string; to: string }
type Sub = { issuerId: string; name: string; zone: string }
export type SubFigures = { issuerId: string; name: string; chain: Chain; before: Chain | undefined }

/** The first day of all that ever is counted. */
const EVER = '2020-01-01'

/** The chains of a parent's sub-communities by name, each with days in its own zone; none for anybody but its admins. */
export async function figuresOfSubs(ctx: TeamContext, asked: Asked): Promise<SubFigures[]> {
  // A key may be for some templates only, and answers for its own community.
  if (ctx.actor.kind !== 'admin' || ctx.actor.key) return []
  const subs = await ctx.db
    .select({ issuerId: issuers.id, name: issuers.name, zone: issuers.timeZone })
    .from(issuers)
    .where(and(eq(issuers.parentId, ctx.actor.issuerId), isNull(issuers.deletedAt)))
    .orderBy(issuers.name, issuers.id)
  const found: SubFigures[] = []
  for (const [zone, inZone] of Map.groupBy(subs, (sub) => sub.zone))
    found.push(...(await ofZone(ctx, zone, inZone, asked)))
  const order = new Map(subs.map(({ issuerId }, at) => [issuerId, at]))
  return found.toSorted((a, b) => (order.get(a.issuerId) ?? 0) - (order.get(b.issuerId) ?? 0))
}

async function ofZone(ctx: TeamContext, zone: string, subs: Sub[], asked: Asked): Promise<SubFigures[]> {
  const today = dayIn(zone, ctx.now())
  const spans = spansOf({ ...asked, today, first: EVER })
  // A day that has begun for the parent may not have begun here yet.
  if (typeof spans === 'string')
    return subs.map(({ issuerId, name }) => ({ issuerId, name, chain: NOTHING, before: undefined }))
  const ids = subs.map(({ issuerId }) => issuerId)
  const chains = await chainsOf(ctx, ids, spans, today)
  const before = spans.before ? await chainsOf(ctx, ids, spans.before, today) : undefined
  return subs.map(({ issuerId, name }) => ({
    issuerId,
    name,
    chain: chains.get(issuerId) ?? NOTHING,
    before: before ? (before.get(issuerId) ?? NOTHING) : undefined,
  }))
}

const NOTHING = chainOf(sumOfSums([]))

async function chainsOf(
  ctx: TeamContext,
  issuerIds: string[],
  { from, to }: Pick<Spans, 'from' | 'to'>,
  today: string,
) {
  const rows = await rowsOf<Omit<FigureRow, 'template_id' | 'day' | 'way'> & { issuer_id: string }>(
    ctx.db,
    sql`select issuer_id, ${summed} from ${keptFigures({ issuerIds }, { span: { from, to }, today })} as figures
      where way = 'person' group by issuer_id`,
  )
  return new Map(rows.map((row) => [row.issuer_id, chainOf(sumsOf(row))]))
}
