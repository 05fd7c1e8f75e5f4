import { useState } from 'react'
import { useProblemText } from './catalogue.tsx'
import { toastError } from './toast.ts'

const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * A part of a control that is loaded when it is first wanted (pointed at, focused, pressed), undefined until then, and what
 * asks for it; one that is there already comes at once. A load that failed is tried again the next time, and is told where
 * somebody pressed for it.
 */
export function useLate<T>(load: () => Promise<T>): [T | undefined, (pressed?: 'pressed') => void] {
  const sentence = useProblemText()
  const [part, setPart] = useState<{ is: T }>()
  const want = (pressed?: 'pressed') => {
    if (part) return
    if (loaded.has(load)) return setPart({ is: loaded.get(load) as T })
    load().then(
      (is) => {
        loaded.set(load, is)
        setPart({ is })
      },
      () => pressed && toastError(sentence('unreachable')),
    )
  }
  return [part?.is, want]
}
