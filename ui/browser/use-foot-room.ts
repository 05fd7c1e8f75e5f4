import { type RefObject, useLayoutEffect } from 'react'

/** The gap between an element at the foot of the page and the content above it, in pixels: a bar has none. */
const GAPS = { '--bz-banner-room': 0, '--bz-dialog-room': 16 }

/** Publishes the height of an element at the foot of the page as a CSS variable while it is mounted. */
export function useFootRoom(element: RefObject<HTMLElement | null>, variable: keyof typeof GAPS) {
  useLayoutEffect(() => {
    if (!element.current) return undefined
    const root = document.documentElement.style
    const measured = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      root.setProperty(variable, `${Math.ceil(height) + GAPS[variable]}px`)
    })
    measured.observe(element.current)
    return () => {
      measured.disconnect()
      root.removeProperty(variable)
    }
  }, [element, variable])
}
