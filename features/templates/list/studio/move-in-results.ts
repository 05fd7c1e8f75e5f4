import type { KeyboardEvent } from 'react'

/** Moves with arrow up and down between the search field and the links below it; Enter is left to the link. */
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
