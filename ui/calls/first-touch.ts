/** What people do with a page that they read. Scripts can scroll a page too, so a wheel and fingers count, not the scroll. */
const TOUCHES = ['pointerdown', 'click', 'keydown', 'wheel', 'touchmove']
/** A page has to be in view for so long before that tells of a reader. */
export const READING_MS = 1000

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>

/**
 * Calls `seen` once: when a person touches a page that has been in view for `READING_MS`. Events made by scripts do not count.
 * Returns a function that stops.
 */
export function watchFirstTouch(page: Page, seen: () => void): () => void {
  const isVisible = () => page.visibilityState === 'visible'
  let since = isVisible() ? performance.now() : undefined
  const look = () => {
    since = isVisible() ? (since ?? performance.now()) : undefined
  }
  const touch = (event: Event) => {
    if (!event.isTrusted || since === undefined || performance.now() - since < READING_MS) return
    stop()
    seen()
  }
  const stop = () => {
    page.removeEventListener('visibilitychange', look)
    for (const type of TOUCHES) page.removeEventListener(type, touch, true)
  }
  page.addEventListener('visibilitychange', look)
  for (const type of TOUCHES) page.addEventListener(type, touch, { capture: true, passive: true })
  return stop
}
