import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { isShortcut, type PressPlace, pressPlace } from './shortcut-rule.ts'

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
  // As it is when the key goes down: a dialog that Escape closes is gone when the event has bubbled up.
  const place = useRef<PressPlace>(null)
  const look = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() === key.toLowerCase()) place.current = pressPlace(event.target, within?.current)
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!place.current || !isShortcut(key, event, place.current)) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    if (!enabled) return
    window.addEventListener('keydown', look, { capture: true })
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', look, { capture: true })
      window.removeEventListener('keydown', press)
    }
  }, [enabled])
}
