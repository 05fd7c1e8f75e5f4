import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import { historyWords } from '#features/history/row-texts.ts'
import { listWords } from '#features/templates/texts.ts'
import { words } from './words.ts'

/** Opens a template in the list; its detail shows the history once something was sent. */
export async function openTemplate(page: Page, language: Language, title: string): Promise<Locator> {
  await page.getByRole('button', { name: words(listWords, language).open({ title }), exact: true }).click()
  const detail = page.getByRole('dialog', { name: title, exact: true })
  await expect(detail).toBeVisible()
  return detail
}

/** The row of an address in the open history. */
export function historyRow(page: Page, email: string): Locator {
  return page.getByRole('dialog').locator('tbody tr').filter({ hasText: email })
}

/** Opens the menu of a row and chooses "Revoke". */
export async function openRevoke(page: Page, language: Language, email: string): Promise<Locator> {
  const history = words(historyWords, language)
  await historyRow(page, email)
    .getByRole('button', { name: history.more({ to: email }) })
    .click()
  await page.getByRole('menuitem', { name: history.revoke() }).click()
  return page.getByRole('dialog', { name: history.revokeTitle({ to: email }) })
}
