import { useQueryCall } from '#ui/calls/use-call.ts'
import { useView } from '#ui/lists/use-view.ts'
import { oneOf, pageOf } from '#ui/lists/view-fields.ts'
import { listDeliveries } from '../contract.ts'
import { LOG_FILTERS } from '../rules.ts'

export type LogFilter = (typeof LOG_FILTERS)[number]

const VIEW = { filter: oneOf(LOG_FILTERS, 'day'), page: pageOf() }
/** How often the log is read again. */
const REFRESH_MS = 15_000

/** A page of the log of one endpoint or of all, and how it is narrowed; both are in the address. */
export function useLog(webhookId?: string) {
  const { view, show } = useView(VIEW)
  const { filter, page: pageNumber } = view
  const query = useQueryCall(
    listDeliveries,
    { ...(webhookId !== undefined && { webhookId }), filter, pageNumber },
    { refetchInterval: REFRESH_MS, placeholderData: (before) => before },
  )
  return {
    query,
    filter,
    narrow: (to: LogFilter) => show({ filter: to }),
    pageNumber,
    setPageNumber: (page: number) => show({ page }),
  }
}
