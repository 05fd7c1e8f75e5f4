import { expect, type Locator } from '@playwright/test'

/** Presses the flat card with a title, which stays flat on a machine without a graphics processor, until it is a scene. */
export async function wakeCard(within: Locator, title: string): Promise<void> {
  await within.getByRole('img', { name: title }).first().click()
  await expect(within.locator('canvas').first()).toBeVisible()
}
