import { useEffect } from 'react'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useTypedSearch } from '#ui/lists/use-typed-search.ts'
import { useView } from '#ui/lists/use-view.ts'
import { cursorOf, oneOf, pageOf, textOf } from '#ui/lists/view-fields.ts'
import { listMembers } from '../contract.ts'
import { CURSOR_MAX, type Filter, ORDERS, type Order, SEARCH_MAX, STATUS_CHIPS, type StatusChip } from '../rules.ts'
import { askFor, pageInstead, START, turnTo } from './list-place.ts'
import { usePageSize } from './use-page-size.ts'

export type Narrowing = { search: string; order: Order; status: Filter }

const VIEW = {
  search: textOf(SEARCH_MAX),
  order: oneOf(ORDERS, 'newest'),
  status: oneOf(STATUS_CHIPS, 'all'),
  page: pageOf(),
  after: cursorOf(CURSOR_MAX),
  before: cursorOf(CURSOR_MAX),
}

/**
 * A page of members with its search, order and status, which are in the address; every change of them leads back to the
 * first page. `only` keeps the list to one status, whatever the address says.
 */
export function useMemberList(only?: Filter) {
  const { view, show } = useView(VIEW)
  const { search: asked, order, status, ...place } = view
  const [search, setSearch] = useTypedSearch(asked, (text) => show({ search: text }, 'instead'))
  const [pageSize, setPageSize] = usePageSize()
  const narrowing: Narrowing = { search: asked, order, status: only ?? status }
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
    if (instead !== undefined) show({ ...START, page: instead }, 'instead')
  }, [instead, show])
  useEffect(() => {
    if (isCursorGone) show({ ...START, page }, 'instead')
  }, [isCursorGone, page, show])
  return {
    query,
    narrowing,
    search,
    page,
    pageSize,
    setSearch,
    setOrder: (to: Order) => show({ order: to }),
    setStatus: (to: StatusChip) => show({ status: to }),
    setPageSize: (size: number) => {
      setPageSize(size)
      show(START, 'instead')
    },
    /** Takes the search and the chip away. */
    showAll: () => show({ search: '', status: 'all' }),
    /** Turns to a page; from the last one shown, its cursors lead to the pages beside. */
    turn: (to: number) =>
      // The current cursors still belong to the previous page.
      show(data && !isPlaceholderData ? turnTo(to, page, data) : { ...START, page: to }),
    /** Shows a page that a member was found on. */
    showPage: (to: number) => to !== page && show({ ...START, page: to }, 'instead'),
  }
}

export type MemberList = ReturnType<typeof useMemberList>
