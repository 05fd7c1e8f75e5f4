import { listQuests } from '#features/quests/contract.ts'
import { getAccess } from '#features/team/folders/contract.ts'
import { listTemplates, searchTemplates } from '#features/templates/contract.ts'
import { listOf, readListView } from '#features/templates/list/studio/list-view.ts'
import { type Read, readOf } from '#ui/calls/read-ahead.ts'
import { categoryOfPath } from '../shell/category-groups.ts'

/** What a page asks for as it opens, by its address; nothing for pages that are opened rarely. */
export function readsOf(href: string): Read[] {
  const { pathname, searchParams } = new URL(href, location.origin)
  const category = categoryOfPath(pathname)
  if (category) return [readOf(listTemplates, listOf(category, readListView(Object.fromEntries(searchParams))))]
  if (pathname === '/search' && searchParams.size === 0) return [readOf(searchTemplates, { search: '' })]
  if (pathname === '/settings/access') return [readOf(getAccess, {})]
  if (pathname === '/settings/quests') return [readOf(listQuests, {})]
  return []
}
