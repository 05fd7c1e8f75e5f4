import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isShortcut, pressPlace } from './shortcut-rule.ts'

/**
 * Runs a function when a key (N, /, F) is pressed while no field has the focus and nothing is open over the page
 * (`isShortcut`). A shortcut of a dialog names a part of it in `within`, and works while that dialog is topmost.
 */
export function useShortcut(
  key: string,
  run: () => void,
  enabled = true,
  within?: RefObject<HTMLElement | null>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(key, event, pressPlace(event.target, within?.current))) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    if (!enabled) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [enabled])
}
