import { type RefObject, useLayoutEffect } from 'react'

/** Between what takes the foot of the page and what is shown above it, in pixels. */
const GAP = 16

/** Says in a CSS variable of the page how much of its foot an element takes, as long as it is there. */
export function useFootRoom(element: RefObject<HTMLElement | null>, variable: '--bz-banner-room' | '--bz-dialog-room') {
  useLayoutEffect(() => {
    if (!element.current) return undefined
    const root = document.documentElement.style
    const measured = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      root.setProperty(variable, `${Math.ceil(height) + GAP}px`)
    })
    measured.observe(element.current)
    return () => {
      measured.disconnect()
      root.removeProperty(variable)
    }
  }, [element, variable])
}
