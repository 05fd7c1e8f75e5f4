import { setTimeout as wait } from 'node:timers/promises'

/** A pause that ends early once it rings; what rang since `reset` ends the next pause at once. */
export function openAlarm() {
  let wake: () => void = () => undefined
  let hasRung = false
  return {
    ring: () => {
      hasRung = true
      wake()
    },
    reset: () => {
      hasRung = false
    },
    pause: async (ms: number) => {
      if (hasRung) return
      const timer = new AbortController()
      const rung = new Promise<void>((resolve) => {
        wake = resolve
      })
      await Promise.race([rung, wait(ms, undefined, { signal: timer.signal }).catch(() => undefined)])
      timer.abort()
    },
  }
}
