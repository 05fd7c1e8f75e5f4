import { type UIEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** Within so many pixels of its end, a list follows what is added to it. */
const AT_END = 48

/** The keys of a list's outer rows. */
type Ends = { first: string | undefined; last: string | undefined }

/**
 * Keeps a scrolled list where it is read: at its end while rows are added below, at the same row while earlier ones are
 * added above. `toEnd` goes to the end.
 */
export function useEndScroll({ first, last }: Ends) {
  const box = useRef<HTMLElement>(null)
  const place = useRef({ isAtEnd: true, fromEnd: 0 })
  const before = useRef<Ends>({ first: undefined, last: undefined })
  const toEnd = useCallback(() => {
    place.current.isAtEnd = true
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [])
  useLayoutEffect(() => {
    const list = box.current
    const isAbove = before.current.first !== first && before.current.last === last
    before.current = { first, last }
    if (!list) return
    if (isAbove && !place.current.isAtEnd) list.scrollTop = list.scrollHeight - place.current.fromEnd
    else if (place.current.isAtEnd) toEnd()
  }, [first, last, toEnd])
  useEffect(() => {
    const list = box.current
    if (!list) return
    // The field below grows, a keyboard takes room, or a picture has loaded.
    const watch = new ResizeObserver(() => place.current.isAtEnd && toEnd())
    for (const watched of [list, ...list.children]) watch.observe(watched)
    return () => watch.disconnect()
  }, [toEnd])
  const onScroll = useCallback(({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = list
    const fromEnd = scrollHeight - scrollTop
    place.current = { isAtEnd: fromEnd - clientHeight < AT_END, fromEnd }
  }, [])
  return { box, onScroll, toEnd }
}
