import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { addChains, addDays, type Chain } from '../../rules.ts'
import { daysOf } from '../../server/days-of.ts'
import { keptFigures } from '../../server/kept-figures.ts'
import { stopsOf, templateFigures } from '../../server/template-figures.ts'

export type Week = {
  chain: Chain
  /** Badges collected by open links in the week. */
  byLink: number
  /** Where the week's badges stopped, each with the templates that have most of them. */
  stops: ReturnType<typeof stopsOf>
}

/** A community's figures of the week of a Monday; undefined when nothing happened in it. */
export async function weekOf(ctx: Context, issuerId: string, week: string): Promise<Week | undefined> {
  const days = await daysOf(ctx, issuerId, { period: 'days', from: week, to: addDays(week, 6) })
  const all = await templateFigures(ctx, { issuerIds: [issuerId], ofTemplate: () => undefined }, days)
  const [links] = await rowsOf<{ collected: number }>(
    ctx.db,
    sql`select coalesce(sum(collected), 0)::float8 as collected
      from ${keptFigures({ issuerIds: [issuerId] }, { span: days, today: days.today })} as figures where way = 'link'`,
  )
  const byLink = links?.collected ?? 0
  if (all.length === 0 && byLink === 0) return undefined
  // Nobody knows who opened a page before that was counted.
  return { chain: addChains(all.map(({ chain }) => chain)), byLink, stops: stopsOf(all, days.countedSince ? [] : all) }
}
