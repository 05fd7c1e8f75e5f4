import { instantOf, wallTime } from '#features/templates/event/time-rules.ts'
import { TIME_ZONE } from './community.ts'
import { DAY_MS, type Stage } from './stage.ts'

/** A local time in the community's zone (`18:40`), a number of days before the end of the demo; negative for later ones. */
export type LocalTime = { daysAgo: number; at: string }

/** The instant of a local time. */
export function localInstant({ end }: Pick<Stage, 'end'>, { daysAgo, at }: LocalTime): Date {
  const day = wallTime(new Date(end.getTime() - daysAgo * DAY_MS), TIME_ZONE).slice(0, 10)
  const instant = instantOf(`${day}T${at}`, TIME_ZONE)
  if (!instant) throw new Error(`${at} is no time`)
  return instant
}

/** The same in days before the end, for `play`. */
export function daysSince(stage: Pick<Stage, 'end'>, time: LocalTime): number {
  return (stage.end.getTime() - localInstant(stage, time).getTime()) / DAY_MS
}
