import { useTypedSearch } from '#ui/lists/use-typed-search.ts'
import { useView } from '#ui/lists/use-view.ts'
import { textOf } from '#ui/lists/view-fields.ts'
import { readTicketCode, SEARCH_MAX } from '../../rules.ts'

const VIEW = { search: textOf(SEARCH_MAX) }

/** What is typed into the search of a door: a code to check, or a text whose tickets are listed after a moment. */
export function useDoorSearch() {
  const { view, show } = useView(VIEW)
  const [typed, setTyped] = useTypedSearch(view.search, (search) => show({ search }, 'instead'), searchOf)
  const text = typed.trim()
  return { typed, setTyped, code: isCode(text) ? text : '', asked: view.search }
}

const isCode = (text: string) => readTicketCode(text) !== undefined

/** A code admits people: it is never part of an address. */
const searchOf = (typed: string) => (isCode(typed.trim()) ? '' : typed.trim().slice(0, SEARCH_MAX))
