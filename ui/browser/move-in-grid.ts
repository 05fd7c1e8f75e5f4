import type { KeyboardEvent } from 'react'

/** The position of an element: how far from the left, how far from the top. */
type Place = { left: number; top: number }

/**
 * Arrow keys move through the elements of a grid with `data-stop`: left and right to the neighbour, up and down to the
 * one above or below, Home and End to the first and the last. Tab works as usual.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  const next =
    stops[
      nextStop(
        event.key,
        at,
        stops.map((stop) => stop.getBoundingClientRect()),
      )
    ]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The index that a key leads to from another among places in reading order; -1 for none. */
export function nextStop(key: string, at: number, places: Place[]): number {
  if (key === 'Home') return 0
  if (key === 'End') return places.length - 1
  if (key === 'ArrowLeft') return at - 1
  if (key === 'ArrowRight') return at + 1 < places.length ? at + 1 : -1
  const here = places[at]
  if (!here || (key !== 'ArrowUp' && key !== 'ArrowDown')) return -1
  const rows = places.map(({ top }) => top).filter((top) => (key === 'ArrowUp' ? top < here.top : top > here.top))
  if (rows.length === 0) return -1
  const row = key === 'ArrowUp' ? Math.max(...rows) : Math.min(...rows)
  const inRow = places.map((place, index) => ({ ...place, index })).filter(({ top }) => top === row)
  const nearest = inRow.reduce((best, one) =>
    Math.abs(one.left - here.left) < Math.abs(best.left - here.left) ? one : best,
  )
  return nearest.index
}
