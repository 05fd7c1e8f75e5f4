import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Pointer, placeTour, type Rect } from './tour-place.ts'

/** The visible element of a step. */
export function targetOf(about: string): HTMLElement | undefined {
  const named = document.querySelectorAll<HTMLElement>(`[data-tour~="${about}"]`)
  return Array.from(named).find((part) => part.checkVisibility())
}

/**
 * Keeps the box of a tour beside the element of its step, away from parts marked `data-tour-clear`; returns where the
 * element is.
 */
export function useTourPlace(box: RefObject<HTMLElement | null>, about: string | undefined): Pointer | undefined {
  const [pointer, setPointer] = useState<Pointer>()
  useLayoutEffect(() => {
    const place = () => {
      if (!box.current) return
      const target = about === undefined ? undefined : targetOf(about)
      const placed = placeTour({
        room: roomOf(box.current),
        box: { width: box.current.offsetWidth, height: box.current.offsetHeight },
        target: target && rectOf(target),
        clear: Array.from(document.querySelectorAll('[data-tour-clear]'), rectOf),
      })
      Object.assign(box.current.style, {
        left: `${Math.round(placed.x)}px`,
        top: `${Math.round(placed.y)}px`,
        right: 'auto',
        bottom: 'auto',
      })
      setPointer((before) => (JSON.stringify(before) === JSON.stringify(placed.pointer) ? before : placed.pointer))
    }
    place()
    const sizes = new ResizeObserver(place)
    if (box.current) sizes.observe(box.current)
    // What the page shows may come after the tour.
    const parts = new MutationObserver(place)
    parts.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      sizes.disconnect()
      parts.disconnect()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, { capture: true })
    }
  }, [box, about])
  return pointer
}

/** The window without its margins, the bottom bar and the cookie banner: the style sheet has them as scroll margins. */
function roomOf(box: HTMLElement): Rect {
  const { scrollMarginLeft, scrollMarginBottom } = getComputedStyle(box)
  const [side, foot] = [Number.parseFloat(scrollMarginLeft), Number.parseFloat(scrollMarginBottom)]
  return { x: side, y: side, width: window.innerWidth - 2 * side, height: window.innerHeight - side - foot }
}

function rectOf(part: Element): Rect {
  const { x, y, width, height } = part.getBoundingClientRect()
  return { x, y, width, height }
}
