import { useEffect, useRef, useState } from 'react'

const SAVE_MS = 300

/**
 * A form's values, kept on this device while they differ from the start: a reload or a closed dialog loses nothing. Where
 * the device has no room for all of it, the `heaviest` goes and the rest stays. `forget` drops them once they are saved or
 * no longer wanted.
 */
export function useKeptValues<V extends object>(key: string, start: V, heaviest: keyof V) {
  const [values, setValues] = useState<V>(() => ({ ...start, ...read<V>(key) }))
  const isChanged = JSON.stringify(values) !== JSON.stringify(start)
  const save = () => {
    if (!isChanged) return localStorage.removeItem(key)
    if (!keep(key, values)) keep(key, { ...values, [heaviest]: undefined })
  }
  const latest = useRef({ save, isForgotten: false })
  latest.current.save = save
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved is always the latest.
  useEffect(() => {
    const timer = setTimeout(() => latest.current.save(), SAVE_MS)
    return () => clearTimeout(timer)
  }, [key, values])
  useEffect(() => {
    const state = latest.current
    return () => {
      if (!state.isForgotten) state.save()
    }
  }, [])
  const change = (part: Partial<V>) => setValues((before) => ({ ...before, ...part }))
  const forget = () => {
    latest.current.isForgotten = true
    localStorage.removeItem(key)
    setValues(start)
  }
  return { values, change, isChanged, forget }
}

function read<V>(key: string): Partial<V> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<V>
  } catch {
    return {}
  }
}

/** False when the device's storage is full; the form works on. */
function keep(key: string, values: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(values))
    return true
  } catch {
    return false
  }
}
