import { useEffect, useEffectEvent } from 'react'
import { pressPlace } from '#ui/browser/shortcut-rule.ts'

/** What Enter operates, or types into, itself. */
const OWN_ENTER = 'a, button, input, textarea, select, summary, [role="option"]'

/** Runs a function when Enter is pressed where it has no meaning of its own: no control has the focus, nothing is open. */
export function useEnter(run: () => void, enabled: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || event.isComposing) return
    const isOwn = event.target instanceof Element && event.target.closest(OWN_ENTER) !== null
    if (isOwn || pressPlace(event.target).open !== 'nothing') return
    // It would also press what `run` gives the focus to.
    event.preventDefault()
    run()
  })
  useEffect(() => {
    if (!enabled) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [enabled])
}
