import { useEffect, useState } from 'react'

const UNSEEN_MS = 300

/** False during the first 300 ms, in which nothing shall say that something is coming. */
export function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), UNSEEN_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
