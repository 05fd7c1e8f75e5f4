import { useQueryCall } from '#ui/calls/use-call.ts'
import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import { useTypedSearch } from '#ui/lists/use-typed-search.ts'
import { useView } from '#ui/lists/use-view.ts'
import { oneOf, textOf } from '#ui/lists/view-fields.ts'
import { listConversations } from '../contract.ts'
import { FILTERS, type Filter, SEARCH_MAX } from '../rules.ts'

const VIEW = { search: textOf(SEARCH_MAX), filter: oneOf(FILTERS, 'all') }

/** The conversations with their search and filter, which are in the address, read page by page. */
export function useConversationList() {
  const { view, show } = useView(VIEW)
  const { search: asked, filter } = view
  const [search, setSearch] = useTypedSearch(asked, (text) => show({ search: text }, 'instead'))
  const pages = usePagesCall(
    listConversations,
    { filter, search: asked },
    { next: ({ next }) => (next === '' ? undefined : { after: next }), keepsPages: true },
  )
  const first = pages.query.data?.[0]
  return {
    ...pages,
    /** Undefined until they are known; one that moved up while the next page was read is listed once. */
    rows: first && unique(pages.query.data?.flatMap(({ conversations }) => conversations) ?? []),
    counts: first?.counts,
    showsName: first?.showsName,
    asked,
    search,
    setSearch,
    filter,
    setFilter: (to: Filter) => show({ filter: to }),
    showAll: () => show({ search: '', filter: 'all' }),
  }
}

/** How many conversations have messages that nobody here has read; undefined until it is known. */
export function useUnreadConversations(): number | undefined {
  return useQueryCall(listConversations, {}, { quiet: true }).data?.counts.unread
}

export type ConversationList = ReturnType<typeof useConversationList>

function unique<T extends { did: string }>(rows: T[]): T[] {
  const seen = new Set<string>()
  return rows.filter(({ did }) => !seen.has(did) && seen.add(did))
}
