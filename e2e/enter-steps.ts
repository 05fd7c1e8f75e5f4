import { expect, type Page } from '@playwright/test'

/**
 * Waits until the studio is open, then opens the Basic list: a community without a membership card enters where one is
 * offered.
 */
export async function openFirstList(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/templates\/(membership|basic)/)
  const list = new URL('/templates/basic', page.url()).href
  await page.goto(list)
  await expect(page).toHaveURL(list)
}
