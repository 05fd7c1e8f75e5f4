import type { KeyboardEvent } from 'react'

/** Arrow up and down walk from the search field through the links beneath it and back; Enter is the link's own. */
export function moveInResults(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a[data-result]')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = stops[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
