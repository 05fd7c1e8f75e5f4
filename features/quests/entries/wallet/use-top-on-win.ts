import { useEffect, useRef } from 'react'
import type { ShownQuest } from '../../view-rules.ts'

/** Scrolls to the reward when the open quest is won: its last step may have been at the foot of the page. */
export function useTopOnWin(state: ShownQuest['state']): void {
  const before = useRef(state)
  useEffect(() => {
    const isWon = state === 'done' && before.current !== 'done'
    before.current = state
    if (!isWon) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
  }, [state])
}
