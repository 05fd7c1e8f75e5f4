import { useState } from 'react'
import { PAGE_SIZES } from '../rules.ts'

const STORED = 'members-page-size'

/** Rows per page: the specification's at first, then what was chosen on this device. */
export function usePageSize(): [number, (size: number) => void] {
  const [size, setSize] = useState(() => PAGE_SIZES.find((known) => `${known}` === stored()) ?? PAGE_SIZES[0])
  return [
    size,
    (next) => {
      const known = PAGE_SIZES.find((each) => each === next)
      if (known === undefined) return
      setSize(known)
      try {
        localStorage.setItem(STORED, `${known}`)
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  ]
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null
  }
}
