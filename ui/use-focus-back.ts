import { useEffect, useState } from 'react'

/** Gives the focus back to what had it before a dialog came, when the dialog is taken off the page while it is open. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
