import type { Page } from '@playwright/test'

/** Does something that a page saves, and waits until it is: a switch shows the press at once, before the server has it. */
export async function saved(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok())
  await act()
  await answered
}
