import { useDeferredValue } from 'react'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { searchTemplates } from '../../contract.ts'
import { cutSearch } from '../../rules.ts'

/** The templates whose name contains a text, by category; earlier results stay until the next response. */
export function useTemplateSearch(text: string) {
  const search = useDeferredValue(cutSearch(text))
  const query = useQueryCall(searchTemplates, { search }, { placeholderData: (before) => before })
  return { query, search, isSettled: !query.isPlaceholderData && search === cutSearch(text) }
}
