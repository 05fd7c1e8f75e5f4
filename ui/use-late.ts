import { useState } from 'react'
import { useTexts } from './language.tsx'
import { words } from './texts.ts'
import { toastError } from './toast.ts'

const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * A part of a control that is loaded when it is first wanted (pointed at, focused, pressed), undefined until then, and what
 * asks for it; one that is there already comes at once. A load that failed is tried again the next time, and where somebody
 * pressed for it that is told, and `failed` takes back what waits for it.
 */
export function useLate<T>(
  load: () => Promise<T>,
  failed?: () => void,
): [T | undefined, (pressed?: 'pressed') => void] {
  const common = useTexts(words)
  const [part, setPart] = useState<{ is: T }>()
  const want = (pressed?: 'pressed') => {
    if (part) return
    if (loaded.has(load)) return setPart({ is: loaded.get(load) as T })
    load().then(
      (is) => {
        loaded.set(load, is)
        setPart({ is })
      },
      () => {
        if (!pressed) return
        toastError(common.notLoaded())
        failed?.()
      },
    )
  }
  return [part?.is, want]
}
