import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Nearer to the end than this counts as being there, in pixels. */
const NEAR = 24

/**
 * Keeps the place of a list whose newest element is at its end: it starts there, stays there while pictures load, follows
 * a new last element, and does not move when older ones appear before the `first`. The list scrolls by itself or with the
 * page, as its style says.
 */
export function useKeptPlace(first: string | undefined, last: string): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  const height = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: older elements came before the first one.
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return
    if (height.current > 0) scrollerOf(box).scrollTop += box.scrollHeight - height.current
    height.current = box.scrollHeight
  }, [first])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new element is the last one.
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return
    showEnd(box)
    height.current = box.scrollHeight
  }, [last])
  useEffect(() => {
    const box = list.current
    if (!box) return
    const settle = () => {
      if (isAtEnd.current) showEnd(box)
      height.current = box.scrollHeight
    }
    const scrolled = () => {
      isAtEnd.current = endBelow(box) < NEAR
    }
    // The page's scrolling is reported by the document, and pictures do not bubble their loading.
    document.addEventListener('scroll', scrolled, { passive: true, capture: true })
    box.addEventListener('load', settle, true)
    return () => {
      document.removeEventListener('scroll', scrolled, true)
      box.removeEventListener('load', settle, true)
    }
  }, [])
  return list
}

function isScroller(box: HTMLElement): boolean {
  return getComputedStyle(box).overflowY === 'auto'
}

function scrollerOf(box: HTMLElement): Element {
  return isScroller(box) ? box : document.documentElement
}

function showEnd(box: HTMLElement): void {
  if (isScroller(box)) box.scrollTop = box.scrollHeight
  else box.lastElementChild?.scrollIntoView({ block: 'end' })
}

/** How far the end of the list is below the visible part, in pixels. */
function endBelow(box: HTMLElement): number {
  const end = box.lastElementChild?.getBoundingClientRect().bottom ?? 0
  return end - (isScroller(box) ? box.getBoundingClientRect().bottom : innerHeight)
}
