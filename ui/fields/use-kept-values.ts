import { useEffect, useRef, useState } from 'react'
import { dropKept, readKept, writeKept, writtenParts } from './kept-values.ts'

const SAVE_MS = 300

/**
 * A form's values, whose changes are stored on this device until they are saved: a reload, going back or closing a
 * dialog loses nothing. `isRestored` says that values came back; `clear` starts over, `forget` deletes the stored
 * values. Without room for everything `heaviest` is left out, and `hasLost` says so after restoring. Only the key at
 * mount counts: a changed one, after another tab switched the community, belongs to another form.
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
    // Saves the last characters before a reload or another page.
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
