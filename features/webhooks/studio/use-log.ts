import { useState } from 'react'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { listDeliveries } from '../contract.ts'
import type { LOG_FILTERS } from '../rules.ts'

export type LogFilter = (typeof LOG_FILTERS)[number]

/** How often the log is read again. */
const REFRESH_MS = 15_000

/** A page of the log of one endpoint or of all, and how it is narrowed. */
export function useLog(webhookId?: string) {
  const [filter, setFilter] = useState<LogFilter>('day')
  const [pageNumber, setPageNumber] = useState(1)
  const query = useQueryCall(
    listDeliveries,
    { ...(webhookId !== undefined && { webhookId }), filter, pageNumber },
    { refetchInterval: REFRESH_MS, placeholderData: (before) => before },
  )
  const narrow = (next: LogFilter) => {
    setFilter(next)
    setPageNumber(1)
  }
  return { query, filter, narrow, pageNumber, setPageNumber }
}
