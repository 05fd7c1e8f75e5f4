import { useEffect, useReducer, useRef } from 'react'

/** The longest wait of a timer. */
const WAIT_MAX_MS = 2 ** 31 - 1
/** The clocks of this device and the server may differ slightly, and a timer may be early. */
const GRACE_MS = 1_500
/** How long after an end it is checked for, at growing intervals. */
const LATE_MAX_MS = 5 * 60_000

/** Calls `onEnd` after each of some instants, and again while it is still among them, so that nothing ended appears open. */
export function useAtEnd(instants: string[], onEnd: () => void): void {
  const act = useRef(onEnd)
  act.current = onEnd
  const [looks, look] = useReducer((count: number) => count + 1, 0)
  const ends = [...new Set(instants)].sort().join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check is followed by the next one.
  useEffect(() => {
    const times = ends.split(' ').map((instant) => new Date(instant).getTime())
    const wait = untilLook(times, Date.now())
    if (wait === undefined) return
    const timer = setTimeout(() => {
      act.current()
      look()
    }, wait)
    return () => clearTimeout(timer)
  }, [ends, looks])
}

/** The wait before the next check of some ends, future or just past; undefined when none is left. */
export function untilLook(ends: number[], now: number): number | undefined {
  const waits = ends.flatMap((end) => {
    if (end > now) return end - now + GRACE_MS
    return now - end < LATE_MAX_MS ? Math.max(GRACE_MS, now - end) : []
  })
  const wait = Math.min(...waits)
  return wait <= WAIT_MAX_MS ? wait : undefined
}
