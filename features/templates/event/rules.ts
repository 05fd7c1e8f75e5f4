import { zoneLabel } from '#features/places/zone-rules.ts'
import { wallTime } from './time-rules.ts'

/** Instants as dates or ISO strings; `timeZone` '' is UTC. */
export type EventPeriod = { startDate: Date | string; endDate: Date | string; timeZone: string }

/** When an event is, by the clock of its own zone: local times `2026-03-14T19:00`, and the zone's name. */
export function eventClock({ startDate, endDate, timeZone }: EventPeriod): { from: string; to: string; zone: string } {
  const [from, to] = [new Date(startDate), new Date(endDate)]
  return { from: wallTime(from, timeZone), to: wallTime(to, timeZone), zone: zoneLabel(timeZone, from) }
}

/** The same in a reader's zone; undefined where their clock shows the same, or their zone is unknown. */
export function readersClock(event: EventPeriod, readerZone: string): ReturnType<typeof eventClock> | undefined {
  if (readerZone === '') return undefined
  const [own, theirs] = [eventClock(event), eventClock({ ...event, timeZone: readerZone })]
  return own.from === theirs.from && own.to === theirs.to ? undefined : theirs
}
