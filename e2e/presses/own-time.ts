import type { CDPSession, Page } from '@playwright/test'

/** What a press is on: an element in view, which the pointer is over or which has the focus. `act` is the input alone. */
export type Input = () => Promise<void>
/** Ends the wait for what a press shows: an element, and the path of its page. */
export type Shown = { element?: string; path?: string }

const SETTLED_MS = 150
/** Until the browser tells how long an event took. */
const ENTRY_MS = 60
const LONGEST_MS = 2500

type Watched = { pressShown: Promise<boolean>; pressWall: () => number }

/**
 * Milliseconds: `own` that the main thread computed for an input, until a frame after what it shows; `wall` until its paint (Event
 * Timing, in steps of 8; 0 for under 16).
 */
export type Took = { own: number; wall: number }
export type OwnTime = {
  of: (act: Input, shown?: Shown) => Promise<Took>
  stop: () => Promise<void>
}

/**
 * Measures what the page's main thread computes, by its own clock (CDP `threadTicks`): other processes of a busy machine do not
 * count.
 */
export async function openOwnTime(page: Page): Promise<OwnTime> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    of: async (act, shown = {}) => {
      await page.waitForTimeout(SETTLED_MS)
      // There before the input, whose moment it has to see.
      await page.evaluate(watchShown, { ...shown, longest: LONGEST_MS })
      const before = await computed(cdp)
      await act()
      if (!(await page.evaluate(() => (window as unknown as Watched).pressShown)))
        throw new Error(`A press did not show ${shown.element ?? ''} ${shown.path ?? ''}`)
      const own = ((await computed(cdp)) - before) * 1000
      await page.waitForTimeout(ENTRY_MS)
      return { own, wall: await page.evaluate(() => (window as unknown as Watched).pressWall()) }
    },
    stop: () => cdp.detach(),
  }
}

/** Seconds of tasks, without those of the measuring. */
async function computed(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return of('TaskDuration') - of('DevToolsCommandDuration')
}

/** In the page: the first frame after an input in which its element and path are there, and one more. */
function watchShown({ element, path, longest }: Shown & { longest: number }): void {
  const pressShown = new Promise<boolean>((resolve) => {
    const isShown = () =>
      (path === undefined || location.pathname === path) &&
      (element === undefined || document.querySelector(element) !== null)
    const oneMore = () => requestAnimationFrame(() => setTimeout(() => resolve(true)))
    const end = performance.now() + longest
    const look = () => {
      if (isShown()) return oneMore()
      if (performance.now() > end) return resolve(false)
      requestAnimationFrame(look)
    }
    const begin = () => {
      for (const kind of ['pointerdown', 'keydown']) removeEventListener(kind, begin, true)
      requestAnimationFrame(look)
    }
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, begin, true)
    setTimeout(() => resolve(false), longest + 1000)
  })
  const durations: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) durations.push(entry.duration)
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const pressWall = () => {
    observer.disconnect()
    return Math.max(0, ...durations)
  }
  Object.assign(window, { pressShown, pressWall })
}
