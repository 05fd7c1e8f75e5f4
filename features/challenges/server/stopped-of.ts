import type { Context } from '#platform/context.ts'
import type { Challenge } from '../contract.ts'
import type { ChallengeRow } from './find-challenge.ts'
import { livingTemplates } from './living-templates.ts'
import { isOff, wayOf } from './way-of.ts'

type Stopped = Exclude<Challenge['stopped'], ''>

/** Of some challenges those that nobody can pass now, with the reason, by id. */
export async function stoppedOf(ctx: Context, rows: ChallengeRow[]): Promise<Map<string, Stopped>> {
  const ofBadges = rows.filter(({ templateIds }) => templateIds.length > 0)
  const living = await livingTemplates(ctx, [...new Set(ofBadges.flatMap(({ templateIds }) => templateIds))])
  const isLiving = new Set(living.map(({ id }) => id))
  const gone = ofBadges.filter(({ templateIds }) => !templateIds.some((id) => isLiving.has(id)))
  const off = rows.filter((row) => wayOf(ctx.config, row.type) === undefined || isOff(ctx.config, row))
  return new Map([
    ...gone.map(({ id }) => [id, 'templatesGone'] as const),
    ...off.map(({ id }) => [id, 'providerOff'] as const),
  ])
}
