import { useEffect, useState } from 'react'

/** Whole seconds until an instant, counting down; 0 once it has passed, or for ''. */
export function useSecondsTo(instant: string): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!instant) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [instant])
  return instant ? Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000)) : 0
}
