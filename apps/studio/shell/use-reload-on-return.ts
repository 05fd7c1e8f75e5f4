import { useEffect } from 'react'

const STORED = 'scroll-on-return'
/** How long after a reload the page may still grow to its previous height. */
const SETTLE_MS = 3000

/**
 * Back and forward reload the page and restore its scroll position. The address keeps open dialogs; forms keep unsaved
 * values.
 */
export function useReloadOnReturn(): void {
  useEffect(() => {
    const stop = restoreScroll()
    const remember = () => writeScroll(location.href, window.scrollY)
    const reload = () => location.reload()
    addEventListener('scrollend', remember)
    addEventListener('popstate', reload)
    return () => {
      stop()
      removeEventListener('scrollend', remember)
      removeEventListener('popstate', reload)
    }
  }, [])
}

function restoreScroll(): () => void {
  const isReturn = performance.getEntriesByType('navigation').some((one) => 'type' in one && one.type === 'reload')
  const top = isReturn ? readScrolls()[location.href] : undefined
  if (!top) return () => undefined
  const watcher = new ResizeObserver(() => {
    window.scrollTo({ top })
    if (Math.abs(window.scrollY - top) < 2) watcher.disconnect()
  })
  watcher.observe(document.body)
  const timer = setTimeout(() => watcher.disconnect(), SETTLE_MS)
  return () => {
    clearTimeout(timer)
    watcher.disconnect()
  }
}

function readScrolls(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}')
  } catch {
    return {}
  }
}

function writeScroll(href: string, top: number): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify({ ...readScrolls(), [href]: top }))
  } catch {
    // Without storage the page starts at its top.
  }
}
