import { isTimeZone } from '#features/places/zone-rules.ts'

/** The local time of an instant in a zone: `2026-03-14T19:00`; '' and a zone unknown to this machine are UTC. */
export function wallTime(at: Date, timeZone: string): string {
  const written = new Intl.DateTimeFormat('en-GB', {
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => written.find((each) => each.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * The instant of a zone's local time `2026-03-14T19:00` (or with a space, with seconds); undefined when it is
 * malformed. An hour skipped by the clock moves forward; of a repeated hour it is the first.
 */
export function instantOf(wall: string, timeZone: string): Date | undefined {
  const minute = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(wall)
  const asUtc = minute ? Date.parse(`${minute[1]}T${minute[2]}Z`) : Number.NaN
  if (Number.isNaN(asUtc)) return undefined
  const offsetAt = (at: number) => Date.parse(`${wallTime(new Date(at), timeZone)}Z`) - at
  const day = 24 * 60 * 60 * 1000
  const candidates = [offsetAt(asUtc - day), offsetAt(asUtc + day)].map((offset) => asUtc - offset)
  const shown = candidates.filter((at) => at + offsetAt(at) === asUtc)
  return new Date(shown.length > 0 ? Math.min(...shown) : Math.max(...candidates))
}

export type EventStage = 'upcoming' | 'ongoing' | 'finished'

/** The stage of an event at a moment; it is finished when its end is not after that moment. */
export function eventStage(event: { startDate: string; endDate: string }, now: Date): EventStage {
  if (new Date(event.endDate) <= now) return 'finished'
  return new Date(event.startDate) > now ? 'upcoming' : 'ongoing'
}
