import { useDeferredValue } from 'react'
import { useQueryCall } from '#ui/use-call.ts'
import { searchTemplates } from '../contract.ts'

/** The templates whose name has a text, by category; what was found before stays until the next answer is here. */
export function useTemplateSearch(text: string) {
  const search = useDeferredValue(text.trim())
  const { data, isPlaceholderData } = useQueryCall(searchTemplates, { search }, { placeholderData: (before) => before })
  return { groups: data?.groups, search, isSettled: !isPlaceholderData && search === text.trim() }
}
