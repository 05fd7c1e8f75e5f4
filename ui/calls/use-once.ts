import { useRef, useState } from 'react'

/**
 * An action that runs once at a time, from its first press: until it has ended, further ones do nothing. `working` is true
 * meanwhile. For actions of several steps; a single call is guarded by `useCall`.
 */
export function useOnce<A extends unknown[]>(act: (...args: A) => Promise<unknown>) {
  // A ref, because a second press may come before the first is drawn.
  const isRunning = useRef(false)
  const [working, setWorking] = useState(false)
  const run = async (...args: A): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setWorking(true)
    try {
      await act(...args)
    } finally {
      isRunning.current = false
      setWorking(false)
    }
  }
  return { run, working }
}
