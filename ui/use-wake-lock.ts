import { useEffect } from 'react'

/** Keeps the screen on while the component is shown, where the browser can; again after the page was out of sight. */
export function useWakeLock(): void {
  useEffect(() => {
    let isOver = false
    let held: WakeLockSentinel | undefined
    const take = async () => {
      if (isOver || document.visibilityState !== 'visible') return
      const taken = await navigator.wakeLock?.request('screen')
      if (isOver) await taken?.release()
      else held = taken
    }
    // Refused where the battery is low: the screen then goes off as usual.
    const tryToTake = () => void take().catch(() => undefined)
    tryToTake()
    document.addEventListener('visibilitychange', tryToTake)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', tryToTake)
      held?.release().catch(() => undefined)
    }
  }, [])
}
