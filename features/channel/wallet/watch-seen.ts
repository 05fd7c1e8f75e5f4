import type { Post } from '../wallet-contract.ts'

/** Posts that scroll past faster are not read. */
const REST_MS = 800
const HALF = 0.5
/** A tall post counts once it fills this part of the screen. */
const SCREEN = 0.4

export type SeenWatch = {
  /**
   * Called with the newest post of each community that was on the screen; false where that did not arrive. Nothing is
   * reported while it is undefined.
   */
  report: ((post: Post) => Promise<boolean>) | undefined
  /** A ref for the element of a post. */
  register: (post: Post) => (element: HTMLElement | null) => (() => void) | undefined
  stop: () => void
}

/** Watches which posts are on the screen of a visible page, and reports each community's newest one once. */
export function watchSeen(): SeenWatch {
  const shown = new Map<Element, Post>()
  const waiting = new Map<string, Post>()
  const reported = new Map<string, string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    if (document.hidden || !watch.report) return
    for (const [issuerId, post] of waiting) {
      reported.set(issuerId, post.created)
      void watch.report(post).then((arrived) => arrived || reported.delete(issuerId))
    }
    waiting.clear()
  }
  const see = (post: Post) => {
    const last = waiting.get(post.issuerId)?.created ?? reported.get(post.issuerId) ?? ''
    if (post.created <= last) return
    waiting.set(post.issuerId, post)
    timer ??= setTimeout(flush, REST_MS)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, intersectionRect } of entries) {
        const post = shown.get(target)
        const isRead = intersectionRatio >= HALF || intersectionRect.height >= innerHeight * SCREEN
        if (post && isIntersecting && isRead) see(post)
      }
    },
    { threshold: [0, 0.25, HALF, 0.75, 1] },
  )
  const resume = () => {
    if (!document.hidden && waiting.size > 0) timer ??= setTimeout(flush, REST_MS)
  }
  document.addEventListener('visibilitychange', resume)
  const watch: SeenWatch = {
    report: undefined,
    register: (post) => (element) => {
      if (!element) return undefined
      shown.set(element, post)
      observer.observe(element)
      return () => {
        shown.delete(element)
        observer.unobserve(element)
      }
    },
    stop: () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', resume)
    },
  }
  return watch
}
