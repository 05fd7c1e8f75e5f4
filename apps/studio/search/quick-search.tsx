import { Suspense, useState } from 'react'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { isOn } from '../shell/feature-flags.ts'
import { useSearchKeys } from './use-search-keys.ts'

const SearchPalette = lazyPart(() => import('./search-palette.tsx').then((module) => module.SearchPalette))

/** Opens the quick search at its keys, on every page except the search page. */
export function QuickSearch({ path }: { path: string }) {
  const [isOpen, setIsOpen] = useState(false)
  useSearchKeys(() => setIsOpen(true), isOn('search') && path !== '/search')
  if (!isOpen) return null
  return (
    <Suspense>
      <SearchPalette onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}
