import type { BrowserContext, Page } from '@playwright/test'

/** Before the first page: the question about cookies is answered with no, and the tour of the studio was taken. */
export async function settleFirstVisit(context: BrowserContext, studio: string): Promise<void> {
  await context.addCookies([
    { name: 'cookie_consent', value: 'rejected', url: studio },
    { name: 'tourGuideNav', value: '1', url: studio },
  ])
}

/** Answers the question about cookies with no, whenever it stands in the way; the invitation to a membership card likewise. */
export async function rejectCookies(page: Page): Promise<void> {
  const banner = page.getByRole('region', { name: /^(May we count|Pouvons-nous compter)/ })
  const reject = banner.getByRole('button', { name: /^(Reject|Refuser)$/ })
  await page.addLocatorHandler(reject, () => reject.click())
  await page.addInitScript(() => {
    // A sandboxed frame (the preview of a mail) has no storage.
    if (window.top !== window) return
    if (localStorage.getItem('membership-onboarding') === null) localStorage.setItem('membership-onboarding', 'closed')
  })
}

/** Lets the studio invite to make a membership card, from the next page on. */
export function openOnboarding(page: Page): Promise<void> {
  return page.evaluate(() => localStorage.setItem('membership-onboarding', 'open'))
}
