import { instantOf, wallTime } from '#features/templates/event/time-rules.ts'
import { TIME_ZONE } from '../community.ts'
import { DAY_MS } from '../stage.ts'

/**
 * How many days before the end an act is that belongs to a day of the community: 1.25 is yesterday at 18:00, whatever the time
 * of the start is. Those of today come one after the other in what has passed of it.
 */
export function inLocalDays(end: Date, daysAgo: number): number {
  const whole = Math.floor(daysAgo)
  const begins = startOfDay(end, whole)
  const ends = whole === 0 ? end : startOfDay(end, whole - 1)
  // A little before midnight rather than at it.
  const part = Math.min(1 - (daysAgo - whole), 0.999)
  return (end.getTime() - begins.getTime() - part * (ends.getTime() - begins.getTime())) / DAY_MS
}

function startOfDay(end: Date, daysAgo: number): Date {
  const today = Date.parse(`${wallTime(end, TIME_ZONE).slice(0, 10)}T00:00Z`)
  const day = new Date(today - daysAgo * DAY_MS).toISOString().slice(0, 10)
  const at = instantOf(`${day}T00:00`, TIME_ZONE)
  if (!at) throw new Error(`${day} is no day`)
  return at
}
