import type { Page, Request } from '@playwright/test'

/** Waits until two consecutive screenshots of a page are equal, so that all animations have ended. */
export async function stillness(page: Page): Promise<void> {
  let before: Buffer = Buffer.alloc(0)
  for (;;) {
    const now = await page.screenshot({ omitBackground: true })
    if (now.equals(before)) return
    before = now
  }
}

/** Counts the scripts that a page requests from now on; `settled` waits until none is pending and the page is idle. */
export function watchScripts(page: Page): { settled: () => Promise<void> } {
  return watchRequests(page, (request) => request.resourceType() === 'script')
}

/** Counts some requests of a page from now on; `settled` waits until none is pending and the page is idle. */
export function watchRequests(page: Page, isWatched: (request: Request) => boolean): { settled: () => Promise<void> } {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (isWatched(request)) pending.add(request)
  })
  const ended = (request: Request) => void pending.delete(request)
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  // An idle page has run its scripts, and requested their dependencies.
  const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  return {
    async settled() {
      do await idle()
      while (pending.size > 0)
      await idle()
      if (pending.size > 0) await this.settled()
    },
  }
}
