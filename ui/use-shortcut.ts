import { useEffect, useEffectEvent } from 'react'

/** Runs something when a key (N, /, F) is pressed while no field has the focus. */
export function useShortcut(key: string, run: () => void, enabled = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key.toLowerCase() || event.defaultPrevented) return
    if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    if (!enabled) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [enabled])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
