import { sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { mayUse } from '#features/team/folders/server/may-use.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TeamContext } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type * as contract from '../contract.ts'
import { columnsOf, type Span } from '../period-rules.ts'
import { addChains, chainOf, halfWithin, SENT_MIN, type Sums, sumOfSums, type Way } from '../rules.ts'
import { alsoOf } from './also-of.ts'
import { type CommunityDays, daysOf } from './days-of.ts'
import { figuresOfSubs } from './figures-of-subs.ts'
import { columnOfDay, type FigureRow, keptFigures, keptWaits, summed, sumsOf, type Whose } from './kept-figures.ts'
import { pageOf, stopsOf, type TemplateFigures, templateFigures } from './template-figures.ts'

type Get = typeof contract.getInsights

/**
 * What happened to the badges of a period, from kept counts: no claim is read. A contributor's figures are those of the templates
 * that they may see; another template is `notFound`.
 */
export async function getInsights(ctx: TeamContext, asked: Input<Get>): Promise<Output<Get>> {
  const { issuerId } = ctx.actor
  const { templateId } = asked
  if (templateId) await findOwnTemplate(ctx, templateId, 'see')
  const days = await daysOf(ctx, issuerId, asked)
  const whose = whoseOf(ctx, templateId)
  const templates = await templateFigures(ctx, templatesOf(ctx, templateId), days)
  const [byWay, before, columns, waits] = [
    await sumsByWay(ctx, whose, days, days),
    days.before ? await sumsByWay(ctx, whose, days, days.before) : undefined,
    await readColumns(ctx, whose, days),
    await rowsOf<{ bound: number; count: number }>(ctx.db, keptWaits(whose, { span: days, today: days.today })),
  ]
  const subs = asked.withSubs && !templateId ? await figuresOfSubs(ctx, asked) : []
  const own = chainOf(byWay.person)
  const chain = addChains([own, ...subs.map((sub) => sub.chain)])
  return {
    from: days.from,
    to: days.to,
    zone: days.zone,
    unit: days.unit,
    countedSince: days.countedSince,
    chain,
    own,
    before: before ? addChains([chainOf(before.person), ...subs.flatMap((sub) => sub.before ?? [])]) : undefined,
    links: linksOf(byWay.link),
    columns,
    stops: await readStops(ctx, templateId, days, templates),
    within: own.sent < SENT_MIN ? 0 : halfWithin(waits),
    ...(await pageOf(ctx, templates, asked)),
    subs: subs.map(({ issuerId, name, chain }) => ({ issuerId, name, ...chain })),
    isCounting: days.isCounting,
    ...(templateId ? {} : { also: await alsoOf(ctx) }),
  }
}

/** The community as a whole where the caller may see all of it: one row a day is read then. */
function whoseOf(ctx: TeamContext, templateId: string | undefined): Whose {
  const isWhole = !templateId && mayUse(ctx, sql`template_id`, 'see') === undefined
  return isWhole ? { issuerIds: [ctx.actor.issuerId] } : templatesOf(ctx, templateId)
}

function templatesOf(ctx: TeamContext, templateId: string | undefined): Whose {
  return {
    issuerIds: [ctx.actor.issuerId],
    ofTemplate: (column) => (templateId ? sql`${column} = ${templateId}` : mayUse(ctx, column, 'see')),
  }
}

type SumRow = Omit<FigureRow, 'template_id' | 'day'>

async function sumsByWay(
  ctx: TeamContext,
  whose: Whose,
  { today }: CommunityDays,
  span: Span,
): Promise<Record<Way, Sums>> {
  const rows = await rowsOf<SumRow>(
    ctx.db,
    sql`select way, ${summed} from ${keptFigures(whose, { span, today })} as figures group by way`,
  )
  const of = (way: Way) => sumOfSums(rows.filter((row) => row.way === way).map(sumsOf))
  return { person: of('person'), link: of('link') }
}

async function readColumns(ctx: TeamContext, whose: Whose, { today, unit, ...span }: CommunityDays) {
  const rows = await rowsOf<{ way: Way; day: string; issued: number }>(
    ctx.db,
    sql`select way, ${columnOfDay(sql`day`, unit)} as day, sum(issued)::float8 as issued
      from ${keptFigures(whose, { span, today, isByDay: unit === 'day' })} as figures group by 1, 2`,
  )
  const issued = new Map(rows.map((row) => [`${row.way} ${row.day}`, row.issued]))
  return columnsOf(span, unit).map((from) => ({
    from,
    collected: issued.get(`person ${from}`) ?? 0,
    byLink: issued.get(`link ${from}`) ?? 0,
  }))
}

/** Who collects has opened, also where no page reported it. */
function linksOf({ opened, collected, shared, checked }: Sums) {
  if (opened + collected + shared + checked === 0) return undefined
  return { opened: Math.max(opened, collected), collected, shared, checked }
}

/** Openings of older claims were not counted, so that nobody knows which of them were never opened. */
async function readStops(
  ctx: TeamContext,
  templateId: string | undefined,
  days: CommunityDays,
  all: TemplateFigures[],
) {
  const { countedSince, to, today } = days
  if (countedSince === '') return stopsOf(all, all)
  if (countedSince > to) return stopsOf(all, [])
  const since = { ...days, from: countedSince, today }
  return stopsOf(all, await templateFigures(ctx, templatesOf(ctx, templateId), since))
}
