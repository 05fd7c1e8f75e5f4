import { useEffect, useRef, useState } from 'react'
import { dropKept, readKept, writeKept, writtenParts } from './kept-values.ts'

const SAVE_MS = 300

/**
 * A form's values, of which what was written is kept on this device until it is saved: a reload, a way back or a closed dialog
 * loses nothing. `isRestored` says that something came back; `clear` starts over, `forget` keeps nothing once it is saved or no
 * longer wanted. Where the device has no room for all of it, the `heaviest` goes, and `hasLost` says so once the rest came back.
 * The key of the mount counts: one that changes, because another tab changed the community, is of another person's form.
 */
export function useKeptValues<V extends object>(keyAtMount: string, start: V, heaviest: keyof V & string) {
  const [key] = useState(keyAtMount)
  const [kept] = useState(() => readKept<V>(key))
  const [values, setValues] = useState<V>(() => ({ ...start, ...kept.values }))
  const [wasLost, setWasLost] = useState(kept.hasLost)
  const written = writtenParts(values, start)
  const isChanged = Object.keys(written).length > 0
  const hasLost = wasLost && !(heaviest in written)
  const [isRestored, setRestored] = useState(isChanged || hasLost)
  const latest = useRef({ save: () => {}, isForgotten: false })
  latest.current.save = () => {
    if (latest.current.isForgotten) return
    if (isChanged || hasLost) writeKept(key, written as V, heaviest, hasLost)
    else dropKept(key)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved is always the latest.
  useEffect(() => {
    const timer = setTimeout(() => latest.current.save(), SAVE_MS)
    return () => clearTimeout(timer)
  }, [key, values])
  useEffect(() => {
    const saveNow = () => latest.current.save()
    // The last character before a reload or another page.
    window.addEventListener('pagehide', saveNow)
    return () => {
      window.removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [])
  const change = (part: Partial<V>) => {
    latest.current.isForgotten = false
    setValues((before) => ({ ...before, ...part }))
  }
  const clear = () => {
    dropKept(key)
    setValues(start)
    setWasLost(false)
    setRestored(false)
  }
  const forget = () => {
    latest.current.isForgotten = true
    dropKept(key)
    setWasLost(false)
    setRestored(false)
  }
  return { values, change, isChanged, isRestored, hasLost, clear, forget }
}
