import { useNavigate, useSearch } from '@tanstack/react-router'
import { changeListView, type Flags, readListView } from './list-view.ts'

/**
 * The list's view state, which lives in the address: `add=1`, `send=1` (or a template), `hash=`, the tab, the chip, the
 * order, the filter and the page. `show` changes some of it and keeps the rest.
 */
export function useListView() {
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const show = (flags: Flags) => {
    void navigate({ to: '.', search: changeListView(search, flags) as never, resetScroll: false })
  }
  return { view: readListView(search), show }
}
