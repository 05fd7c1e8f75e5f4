import { useDeferredValue, useMemo } from 'react'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { cutSearch } from '../../rules.ts'
import { listTemplateNames } from '../contract.ts'
import { matchNames, namesBelow, plainNames } from './name-rows.ts'
import { useTemplateSearch } from './use-template-search.ts'

/** The names follow the stream of events; it may be closed for a while. */
const FRESH_MS = 60_000

/**
 * The templates whose name contains a text: those that this browser has the names of at once, and `below` them what the
 * server finds besides. `isSettled`: the server has answered for this text.
 */
export function useNameSearch(text: string) {
  const search = useDeferredValue(cutSearch(text))
  const query = useQueryCall(listTemplateNames, {}, { staleTime: FRESH_MS })
  const templates = query.data?.templates
  const names = useMemo(() => plainNames(templates ?? []), [templates])
  const groups = useMemo(() => matchNames(names, search), [names, search])
  const server = useTemplateSearch(text)
  const isAnswered = server.isSettled && server.search === search
  const found = isAnswered ? server.query.data?.groups : undefined
  const below = useMemo(() => namesBelow(names, found ?? []), [names, found])
  return { query, search, groups, below, isSettled: isAnswered && search === cutSearch(text) }
}
