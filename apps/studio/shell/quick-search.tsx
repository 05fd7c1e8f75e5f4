import { lazy, Suspense, useState } from 'react'
import { useSearchKeys } from './use-search-keys.ts'

const SearchPalette = lazy(() => import('./search-palette.tsx').then((module) => ({ default: module.SearchPalette })))

/** Opens the quick search at its keys, on every page but the search's own. */
export function QuickSearch({ path }: { path: string }) {
  const [isOpen, setIsOpen] = useState(false)
  useSearchKeys(() => setIsOpen(true), path !== '/search')
  if (!isOpen) return null
  return (
    <Suspense>
      <SearchPalette onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}
