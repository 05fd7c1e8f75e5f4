import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import { listConversations } from '../contract.ts'
import type { Filter } from '../rules.ts'

const SEARCH_MS = 250

/** The conversations with their search and filter, read page by page. */
export function useConversationList() {
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), SEARCH_MS)
  const [filter, setFilter] = useState<Filter>('all')
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
    setFilter,
  }
}

export type ConversationList = ReturnType<typeof useConversationList>

function unique<T extends { did: string }>(rows: T[]): T[] {
  const seen = new Set<string>()
  return rows.filter(({ did }) => !seen.has(did) && seen.add(did))
}
