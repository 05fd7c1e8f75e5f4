import { useFormat } from '#ui/format.ts'
import { wallTime } from '../event-time-rules.ts'

/** Writes an instant as the clocks of an event's zone show it, wherever it is read; '' zone is UTC. */
export function useEventTime(): (instant: string, timeZone: string) => string {
  const format = useFormat()
  return (instant, timeZone) => format.dateTime(wallTime(new Date(instant), timeZone))
}
