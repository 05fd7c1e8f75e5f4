import type { Page } from '@playwright/test'

/** Answers the question about cookies with no, whenever it stands in the way. */
export async function rejectCookies(page: Page): Promise<void> {
  const banner = page.getByRole('region', { name: /^(May we count|Pouvons-nous compter)/ })
  const reject = banner.getByRole('button', { name: /^(Reject|Refuser)$/ })
  await page.addLocatorHandler(reject, () => reject.click())
}
