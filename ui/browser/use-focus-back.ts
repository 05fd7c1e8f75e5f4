import { useEffect, useState } from 'react'

/**
 * Returns the focus to its previous element when an open dialog is removed from the page; to the page when that element
 * was removed with what the dialog was about.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (!isLost || !(before instanceof HTMLElement)) return
        const next = before.isConnected ? before : document.querySelector<HTMLElement>('main')
        next?.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
