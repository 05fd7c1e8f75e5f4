import type { CallInput } from '#base/endpoint.ts'
import type { listSessions } from '#features/claims/session-contract.ts'
import { isDay } from '#ui/read-day.ts'

type Asked = CallInput<typeof listSessions>
export type Status = NonNullable<Asked['status']>
/** What narrows the history as the screen holds it; days are `YYYY-MM-DD` or '', `batch` a row of the send or ''. */
export type Narrowed = {
  search: string
  delivery: NonNullable<Asked['delivery']>
  from: string
  to: string
  batch: string
}

export const NOTHING_NARROWED: Narrowed = { search: '', delivery: '', from: '', to: '', batch: '' }

/** Whether anything besides the status narrows the history. */
export function isNarrowed(narrowed: Narrowed): boolean {
  return Object.values(narrowed).some((value) => value !== '')
}

/** The filter as the server takes it: from the first moment of a day here to the last of another; what is no day is left out. */
export function historyQuery({ from, to, ...rest }: Narrowed) {
  return { ...rest, from: startOf(from), to: startOf(to, 1) }
}

function startOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return isDay(day) ? new Date(year, month - 1, date + later).toISOString() : ''
}
