import { type ListSearchProps, ListSearch as Search } from '#ui/lists/list-search.tsx'
import { SEARCH_MAX } from '../../rules.ts'

/** A search of a list of this page, at most 50 characters. */
export function ListSearch(props: ListSearchProps) {
  return <Search max={SEARCH_MAX} {...props} />
}
