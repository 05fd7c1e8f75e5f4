import { useState } from 'react'
import { PAGE_SIZES } from '../rules.ts'

const STORED = 'members-page-size'

/** Rows per page of a list: the first of its sizes, then what was chosen on this device. */
export function usePageSize(place = STORED, sizes: readonly number[] = PAGE_SIZES): [number, (size: number) => void] {
  const [size, setSize] = useState(
    () => sizes.find((known) => `${known}` === stored(place)) ?? sizes[0] ?? PAGE_SIZES[0],
  )
  return [
    size,
    (next) => {
      const known = sizes.find((each) => each === next)
      if (known === undefined) return
      setSize(known)
      try {
        localStorage.setItem(place, `${known}`)
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  ]
}

function stored(place: string): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}
