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

/**
 * Rejects cookies whenever the banner appears. From the next page on, the signed-in community has closed the invitation
 * to a membership card.
 */
export async function rejectCookies(page: Page): Promise<void> {
  const reject = rejectButton(page)
  await page.addLocatorHandler(reject, () => reject.click())
  await page.addInitScript(closeInvitation)
}

/** Lets the studio show the invitation to a membership card, from the next page on. */
export function openOnboarding(page: Page): Promise<void> {
  return page.evaluate(() => {
    localStorage.setItem('is-invited', 'yes')
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('membership-onboarding:')) localStorage.removeItem(key)
    }
  })
}

/**
 * Runs in the page, before its own scripts: stores what a press on Later would store for the community of the token.
 */
function closeInvitation(): void {
  // A sandboxed frame (the preview of an e-mail) and an empty page have no storage.
  if (window.top !== window || !location.protocol.startsWith('http')) return
  const body = /(?:^|; )token=[^.;]*[.]([^.;]*)[.]/.exec(document.cookie)?.[1]
  if (body === undefined || localStorage.getItem('is-invited') !== null) return
  const { did = '' } = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as { did?: string }
  if (did !== '') localStorage.setItem(`membership-onboarding:${did.toLowerCase()}`, 'closed')
}
