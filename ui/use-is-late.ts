import { useEffect, useState } from 'react'

const UNSEEN_MS = 300

/** False at first, for 300 ms unless told, while nothing shall say that something is coming. */
export function useIsLate(unseenMs = UNSEEN_MS): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), unseenMs)
    return () => clearTimeout(timer)
  }, [unseenMs])
  return isLate
}
