import { isMoment } from '#ui/fields/days/read-day.ts'
import { SCHEDULE_DAYS } from '../rules.ts'

const DAY_MS = 86_400_000
const MORNING = '09:00'

/** Tomorrow at nine in the reader's time zone, in the form of a field: `YYYY-MM-DD HH:mm`. */
export function suggestedMoment(now: Date): string {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return `${dayIn(tomorrow)} ${MORNING}`
}

/** The day of an instant in the reader's time zone, `YYYY-MM-DD`. */
export function dayIn(at: Date): string {
  return toField(at.toISOString()).slice(0, 10)
}

/** An instant in the form of a field, in the reader's time zone. */
export function toField(instant: string): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16).replace('T', ' ')
}

/** The instant of a field, in the reader's time zone; '' when it is not a moment. */
export function toInstant(moment: string): string {
  return isMoment(moment) ? new Date(moment.replace(' ', 'T')).toISOString() : ''
}

/** The problem of a moment to publish at: not a moment, passed, or too far ahead. */
export function momentProblem(moment: string, now: Date): 'dateInvalid' | 'publishAtInvalid' | undefined {
  const instant = toInstant(moment)
  if (instant === '') return 'dateInvalid'
  const ahead = new Date(instant).getTime() - now.getTime()
  return ahead <= 0 || ahead > SCHEDULE_DAYS * DAY_MS ? 'publishAtInvalid' : undefined
}
