import { useFormat } from '#ui/words/format.ts'
import { wallTime } from '../event-time-rules.ts'

/** Formats an instant in an event's own zone, regardless of the reader's zone; '' is UTC. */
export function useEventTime(): (instant: string, timeZone: string) => string {
  const format = useFormat()
  return (instant, timeZone) => format.dateTime(wallTime(new Date(instant), timeZone))
}
