import { useEffect, useState } from 'react'

/** The longest time that browsers wait for. */
const LONGEST_MS = 24 * 60 * 60_000

/**
 * The moment by a clock, kept until the next one that matters: the component is drawn again then, and when a page that was
 * hidden is shown. `next` is undefined where no later moment matters.
 */
export function useNowUntil(clock: () => Date, next: (now: Date) => Date | undefined): Date {
  const [now, setNow] = useState(clock)
  const until = next(now)?.getTime()
  // By the moment too: where the next is beyond the longest time, it does not change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const look = () => setNow(clock())
    const timer =
      until === undefined ? undefined : setTimeout(look, Math.min(until - clock().getTime() + 1, LONGEST_MS))
    const shown = () => document.visibilityState === 'visible' && look()
    document.addEventListener('visibilitychange', shown)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', shown)
    }
  }, [clock, until, now])
  return now
}
