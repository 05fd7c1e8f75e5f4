import type { Input } from '#base/endpoint.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { COUNTED_DAYS } from '../rules.ts'
import { countsOf } from './queries.ts'
import type { presentationCounts } from './tables.ts'

const DAY_MS = 86_400_000

/** How often a template's badges were shown, by day and verdict. */
export async function countPresentations(ctx: TeamContext, { templateId }: Input<typeof contract.countPresentations>) {
  const template = await findOwnTemplate(ctx, templateId, 'distribute')
  const since = new Date(ctx.now().getTime() - (COUNTED_DAYS - 1) * DAY_MS)
  return { days: withoutOldVerdict(await countsOf(ctx, { templateId: template.id, since })) }
}

type Counted = Pick<typeof presentationCounts.$inferSelect, 'day' | 'verdict' | 'count'>

/** Counts of an earlier version: a badge that breaks a rule of Open Badges had a verdict of its own; it is genuine. */
function withoutOldVerdict(days: Counted[]): Counted[] {
  const merged = new Map<string, Counted>()
  for (const { day, verdict: kept, count } of days) {
    const verdict = (kept as string) === 'nonconforming' ? 'genuine' : kept
    const key = `${day} ${verdict}`
    merged.set(key, { day, verdict, count: count + (merged.get(key)?.count ?? 0) })
  }
  return [...merged.values()]
}
