import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Nearer to the end than this counts as being there, in pixels. */
const NEAR = 24

/**
 * Keeps the place of a list that scrolls and whose newest element is at its end: it starts there, stays there while
 * pictures load, follows a new last element, and does not move when older ones appear before the `first`.
 */
export function useKeptPlace(first: string | undefined, last: string): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  const height = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: older elements came before the first one.
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return
    if (!isAtEnd.current && height.current > 0) box.scrollTop += box.scrollHeight - height.current
    height.current = box.scrollHeight
  }, [first])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new element is the last one.
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return
    box.scrollTop = box.scrollHeight
    height.current = box.scrollHeight
  }, [last])
  useEffect(() => {
    const box = list.current
    if (!box) return
    const settle = () => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight
      height.current = box.scrollHeight
    }
    const scrolled = () => {
      isAtEnd.current = box.scrollHeight - box.clientHeight - box.scrollTop < NEAR
    }
    box.addEventListener('scroll', scrolled, { passive: true })
    // Pictures do not bubble their loading.
    box.addEventListener('load', settle, true)
    return () => {
      box.removeEventListener('scroll', scrolled)
      box.removeEventListener('load', settle, true)
    }
  }, [])
  return list
}
