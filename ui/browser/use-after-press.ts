import { useEffect, useRef, useState } from 'react'
import { watchPress } from './after-press.ts'

/**
 * `isOn`, but turns off only after the press that took the focus: otherwise an error that appears would move the
 * pressed button away, and its click would be lost.
 */
export function useAfterPress(isOn: boolean): boolean {
  const [isHeld, setHeld] = useState(false)
  const watched = useRef<ReturnType<typeof watchPress>>(undefined)
  const isWatched = isOn || isHeld
  useEffect(() => {
    if (!isWatched) return
    const watching = watchPress(window)
    watched.current = watching
    return () => watching.stop()
  }, [isWatched])
  useEffect(() => {
    if (!isOn) return watched.current?.afterPress(() => setHeld(false))
    setHeld(true)
  }, [isOn])
  return isWatched
}
