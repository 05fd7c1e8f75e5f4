import { useCallback } from 'react'

/**
 * A ref for a row that scrolls sideways: marks it with `data-before` and `data-after` while parts of it are beyond its left
 * or right edge, so that it can fade there.
 */
export function useSidewaysEnds() {
  return useCallback((row: HTMLElement | null) => {
    if (!row) return
    const mark = () => {
      // Fractions of a pixel are left over at the end.
      row.toggleAttribute('data-before', row.scrollLeft > 1)
      row.toggleAttribute('data-after', row.scrollWidth - row.clientWidth - row.scrollLeft > 1)
    }
    const watch = new ResizeObserver(mark)
    for (const watched of [row, ...row.children]) watch.observe(watched)
    row.addEventListener('scroll', mark, { passive: true })
    mark()
    return () => {
      watch.disconnect()
      row.removeEventListener('scroll', mark)
    }
  }, [])
}
