import { instantOf } from '#features/templates/event/time-rules.ts'
import { addDays, dayIn } from '../rules.ts'

/** The local time on Mondays at which the e-mail about the week before goes out. */
const TIME = '09:00'
/** An e-mail that could not be sent until then is left out. */
export const LATE_MS = 24 * 60 * 60 * 1000
/** The zone in which each day begins first: nothing is due anywhere before it is due there. */
export const FIRST_ZONE = 'Pacific/Kiritimati'

/** The Monday of the newest week whose e-mail is due in an IANA zone: on the Monday after it, at 9:00. */
export function dueWeek(zone: string, now: Date): string {
  const today = dayIn(zone, now)
  const monday = addDays(today, -((new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7))
  return addDays(monday, mailedAt(zone, addDays(monday, -7)) > now ? -14 : -7)
}

/** The instant at which the e-mail about the week of a Monday goes out. */
export function mailedAt(zone: string, week: string): Date {
  const at = instantOf(`${addDays(week, 7)}T${TIME}`, zone)
  if (!at) throw new Error(`${week} is no day`)
  return at
}
