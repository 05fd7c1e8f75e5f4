import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { listMembers } from '../contract.ts'
import type { Filter, Order } from '../rules.ts'
import { askFor, pageInstead, START, turnTo } from './list-place.ts'
import { usePageSize } from './use-page-size.ts'

const SEARCH_MS = 250

export type Narrowing = { search: string; order: Order; status: Filter }

/** A page of members with its search, order and status; every change of them leads back to the first page. */
export function useMemberList(start: Filter) {
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), SEARCH_MS)
  const [order, setOrder] = useState<Order>('newest')
  const [status, setStatus] = useState<Filter>(start)
  const [pageSize, setPageSize] = usePageSize()
  const [place, setPlace] = useState(START)
  const narrowing: Narrowing = { search: asked, order, status }
  const query = useQueryCall(
    listMembers,
    { ...narrowing, pageSize, ...askFor(place) },
    { placeholderData: (before) => before },
  )
  const { data, error, isPlaceholderData } = query
  const instead =
    data && !isPlaceholderData ? pageInstead(place.page, data.members.length, data.pagination.totalPages) : undefined
  const isCursorGone = error?.key === 'cursorInvalid'
  const { page } = place
  useEffect(() => {
    if (instead !== undefined) setPlace({ ...START, page: instead })
  }, [instead])
  useEffect(() => {
    if (isCursorGone) setPlace({ ...START, page })
  }, [isCursorGone, page])
  const restart =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setPlace(START)
    }
  return {
    query,
    narrowing,
    search,
    page,
    pageSize,
    setSearch: restart(setSearch),
    setOrder: restart(setOrder),
    setStatus: restart(setStatus),
    setPageSize: restart(setPageSize),
    /** Turns to a page; from the last one shown, its cursors lead to the pages beside. */
    turn: (to: number) =>
      // The current cursors still belong to the previous page.
      setPlace(data && !isPlaceholderData ? turnTo(to, page, data) : { ...START, page: to }),
    /** Shows a page that a member was found on. */
    showPage: (to: number) => to !== page && setPlace({ ...START, page: to }),
  }
}

export type MemberList = ReturnType<typeof useMemberList>
