import { useEffect, useState } from 'react'

const UNSEEN_MS = 300

/** False for the first 300 ms (by default), while no loading state should appear. */
export function useIsLate(unseenMs = UNSEEN_MS): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), unseenMs)
    return () => clearTimeout(timer)
  }, [unseenMs])
  return isLate
}
