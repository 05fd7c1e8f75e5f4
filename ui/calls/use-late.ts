import { useState } from 'react'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'
import { toastError } from './toast.ts'

const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * A part of a control that loads when it is first needed (hover, focus, press), undefined until then, and the function
 * that loads it; a loaded one is available at once. A failed load is retried the next time; after a press the failure
 * is shown, and `failed` resets the waiting state.
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
