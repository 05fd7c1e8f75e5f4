/**
 * The instant a number of calendar months later, at the same time of day in UTC. A month that lacks the day ends on its
 * last one: 31 January and a month is 28 or 29 February.
 */
export function addMonths(at: Date, months: number): Date {
  const later = new Date(at)
  later.setUTCDate(1)
  later.setUTCMonth(at.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(at.getUTCDate(), lastDay))
  return later
}
