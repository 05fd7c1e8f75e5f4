import { useEffect, useState } from 'react'
import { countedUp } from './counted-up.ts'

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
