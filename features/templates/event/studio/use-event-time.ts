import { zoneLabel } from '#features/places/zone-rules.ts'
import { useFormat } from '#ui/words/format.ts'
import { wallTime } from '../time-rules.ts'

/** Formats an instant in an event's own zone, which it names, regardless of the reader's zone; '' is UTC. */
export function useEventTime(): (instant: string, timeZone: string) => string {
  const format = useFormat()
  return (instant, timeZone) => {
    const at = new Date(instant)
    return `${format.dateTime(wallTime(at, timeZone))} (${zoneLabel(timeZone, at)})`
  }
}
