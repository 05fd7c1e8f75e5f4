import { type UIEvent, useEffect, useLayoutEffect, useRef } from 'react'

/** Within so many pixels of its end, the thread follows new messages. */
const AT_END = 48

type Ends = { first: string | undefined; last: string | undefined; isOwnLast: boolean }

/**
 * Keeps a thread where it is read: at its end while new messages come, at the same message while earlier ones are
 * loaded above it. A message of one's own leads to the end. `first` and `last` are the keys of its outer lines.
 */
export function useThreadScroll({ first, last, isOwnLast }: Ends) {
  const box = useRef<HTMLDivElement>(null)
  const place = useRef({ isAtEnd: true, fromEnd: 0 })
  const ends = useRef<Ends>({ first: undefined, last: undefined, isOwnLast: false })
  useLayoutEffect(() => {
    const thread = box.current
    const before = ends.current
    ends.current = { first, last, isOwnLast }
    if (!thread) return
    const isOwnNew = isOwnLast && before.last !== last
    if (place.current.isAtEnd || isOwnNew) thread.scrollTop = thread.scrollHeight
    else if (before.first !== first) thread.scrollTop = thread.scrollHeight - place.current.fromEnd
  }, [first, last, isOwnLast])
  useEffect(() => {
    const thread = box.current
    if (!thread) return
    // The field below grows, or a keyboard takes room.
    const watch = new ResizeObserver(() => {
      if (place.current.isAtEnd) thread.scrollTop = thread.scrollHeight
    })
    watch.observe(thread)
    return () => watch.disconnect()
  }, [])
  const onScroll = ({ currentTarget: thread }: UIEvent<HTMLDivElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = thread
    place.current = {
      isAtEnd: scrollHeight - scrollTop - clientHeight < AT_END,
      fromEnd: scrollHeight - scrollTop,
    }
  }
  return { box, onScroll }
}
