import { useEffect, useState } from 'react'

/** Whole seconds left of a countdown; `start(seconds)` restarts it, `start(0)` ends it. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= end) setEnd(0)
    }, 250)
    return () => clearInterval(timer)
  }, [end])
  const start = (seconds: number) => {
    const from = Date.now()
    setNow(from)
    setEnd(seconds === 0 ? 0 : from + seconds * 1000)
  }
  return { left: Math.max(0, Math.ceil((end - now) / 1000)), start }
}
