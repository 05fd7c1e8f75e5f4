import type { CallInput } from '#base/endpoint.ts'
import type { listSessions } from '#features/claims/contract.ts'
import { isDay } from '#ui/fields/read-day.ts'

type Asked = CallInput<typeof listSessions>
export type Status = NonNullable<Asked['status']>
/** The filters of the history on the screen; days are `YYYY-MM-DD` or '', `batch` is a row of the send or ''. */
export type Narrowed = {
  search: string
  delivery: NonNullable<Asked['delivery']>
  from: string
  to: string
  batch: string
}

export const NOTHING_NARROWED: Narrowed = { search: '', delivery: '', from: '', to: '', batch: '' }

/** Whether any filter besides the status is set. */
export function isNarrowed(narrowed: Narrowed): boolean {
  return Object.values(narrowed).some((value) => value !== '')
}

/** The filter in the server's form: from the first moment of one local day to the last of another; without invalid days. */
export function historyQuery({ from, to, ...rest }: Narrowed) {
  return { ...rest, from: startOf(from), to: startOf(to, 1) }
}

function startOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return isDay(day) ? new Date(year, month - 1, date + later).toISOString() : ''
}
