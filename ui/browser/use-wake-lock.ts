import { useEffect } from 'react'

/** Keeps the screen on while the component is shown, if the browser supports it; also after the page was hidden. */
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
    // Refused when the battery is low: the screen then turns off as usual.
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
