import { useEffect, useState } from 'react'

/** When the count begins, once the card has arrived, and how long it takes, in milliseconds. */
const FROM_MS = 500
const TAKES_MS = 900

/** A number that counts up from 0 once, when it is first shown; at once the whole number without `isCounted` or motion. */
export function useCountUp(to: number, isCounted: boolean): number {
  const [isMoving] = useState(() => isCounted && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [shown, setShown] = useState(isMoving ? 0 : to)
  useEffect(() => {
    if (!isMoving) return setShown(to)
    const begun = performance.now()
    let frame = 0
    const count = (now: number) => {
      const counted = countedUp(to, now - begun)
      setShown(counted)
      if (counted < to) frame = requestAnimationFrame(count)
    }
    frame = requestAnimationFrame(count)
    return () => cancelAnimationFrame(frame)
  }, [to, isMoving])
  return shown
}

/** A whole number on its way from 0 to `to`, `elapsed` milliseconds after the card began to arrive; slower at the end. */
export function countedUp(to: number, elapsed: number): number {
  const part = Math.min(1, Math.max(0, (elapsed - FROM_MS) / TAKES_MS))
  return Math.round(to * (1 - (1 - part) ** 3))
}
