import { expect, type Locator, type Page } from '@playwright/test'

const STEPS_MAX = 60

/** Presses a key until an element has the focus; fails when the keyboard does not come to it. */
export async function pressUntil(page: Page, key: 'Tab' | 'Shift+Tab', target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < STEPS_MAX; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}
