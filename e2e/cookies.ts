import type { BrowserContext, Locator, Page } from '@playwright/test'
import { cookieWords } from '#ui/frames/cookie-words.ts'

/** Before the first page: rejects cookies, and marks the studio's tour as seen. */
export async function settleFirstVisit(context: BrowserContext, studio: string): Promise<void> {
  await context.addCookies([
    { name: 'cookie_consent', value: 'rejected', url: studio },
    { name: 'tourGuideNav', value: '1', url: studio },
  ])
}

/** The cookie banner, in either language. */
export function cookieBanner(page: Page): Locator {
  return page.getByRole('region', { name: either(cookieWords.question) })
}

/** The button of the cookie banner that rejects. */
export function rejectButton(page: Page): Locator {
  return cookieBanner(page).getByRole('button', { name: either(cookieWords.reject) })
}

function either({ en, fr }: { en: string; fr: string }): RegExp {
  return new RegExp(`^(${[en, fr].map(RegExp.escape).join('|')})$`)
}

/** Rejects cookies whenever the banner appears. */
export async function rejectCookies(page: Page): Promise<void> {
  const reject = rejectButton(page)
  await page.addLocatorHandler(reject, () => reject.click())
}
