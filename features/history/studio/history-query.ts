import type { CallInput } from '#base/endpoint.ts'
import type { listSessions } from '#features/claims/contract.ts'
import { DELIVERIES, OPENED } from '#features/claims/rules.ts'
import { SEARCH_MAX } from '#features/templates/rules.ts'
import { isDay } from '#ui/fields/days/read-day.ts'
import { cursorOf, oneOf, pageOf, textOf, type ViewOf } from '#ui/lists/view-fields.ts'

type Asked = CallInput<typeof listSessions>
export type Status = NonNullable<Asked['status']>
/** The chips above the history. */
export const STATUS_CHIPS = [
  'all',
  'owner',
  'pending',
  'link',
  'expired',
  'bounced',
  'suspended',
  'revoked',
] as const satisfies Status[]

/**
 * What of the history the address keeps: days are `YYYY-MM-DD`, '', or a text that the field does not understand; `batch` is
 * a row of the send or ''. `sentFrom` and `sentTo` are days of the community's zone, which insights link to.
 */
export const HISTORY_VIEW = {
  status: oneOf(STATUS_CHIPS, 'all'),
  search: textOf(SEARCH_MAX),
  delivery: oneOf(['', ...DELIVERIES] as const, ''),
  from: textOf(40),
  to: textOf(40),
  batch: textOf(80),
  opened: oneOf(['', ...OPENED] as const, ''),
  sentFrom: textOf(40),
  sentTo: textOf(40),
  page: pageOf(),
  after: cursorOf(200),
  before: cursorOf(200),
}

/** The filters of the history on the screen, besides the status. */
export type Narrowed = Pick<
  ViewOf<typeof HISTORY_VIEW>,
  'search' | 'delivery' | 'from' | 'to' | 'batch' | 'opened' | 'sentFrom' | 'sentTo'
>

/** Whether any filter besides the status is set. */
export function isNarrowed(narrowed: Narrowed): boolean {
  return Object.values(narrowed).some((value) => value !== '')
}

/** The filter in the server's form: from the first moment of one local day to the last of another; without invalid days. */
export function historyQuery({ from, to, sentFrom, sentTo, ...rest }: Narrowed) {
  const sent = { sentFrom: isDay(sentFrom) ? sentFrom : '', sentTo: isDay(sentTo) ? sentTo : '' }
  return { ...rest, ...sent, from: startOf(from), to: startOf(to, 1) }
}

function startOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return isDay(day) ? new Date(year, month - 1, date + later).toISOString() : ''
}
