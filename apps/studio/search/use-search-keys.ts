import { useEffect, useEffectEvent } from 'react'
import { isCommand, pressPlace } from '#ui/browser/shortcut-rule.ts'
import { useShortcut } from '#ui/browser/use-shortcut.ts'

/** Runs at "/" (outside of fields) and at Ctrl or Cmd with K (in fields too), while nothing is open over the page. */
export function useSearchKeys(run: () => void, enabled = true): void {
  useShortcut('/', run, enabled)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommand('K', event, pressPlace(event.target))) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    if (!enabled) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [enabled])
}
