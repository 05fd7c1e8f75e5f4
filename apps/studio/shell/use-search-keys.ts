import { useEffect, useEffectEvent } from 'react'
import { useShortcut } from '#ui/use-shortcut.ts'

/** Runs at "/" (outside of fields) and at Ctrl or Cmd with K (anywhere). */
export function useSearchKeys(run: () => void, enabled = true): void {
  useShortcut('/', run, enabled)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    if (!enabled) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [enabled])
}
