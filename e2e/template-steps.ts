import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import type { Category } from '#features/templates/rules.ts'
import { actionWords, categoryWords, formWords, listWords } from '#features/templates/texts.ts'
import { choosePicture } from './issuer-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { words } from './words.ts'

/** Opens the form of a new template from the list. */
export async function openForm(page: Page, language: Language, kind: Category = 'basic'): Promise<void> {
  const category = words(categoryWords, language)[kind]()
  const { newTemplate } = words(listWords, language)
  await page.getByRole('main').getByRole('button', { name: newTemplate() }).first().click()
  await expect(page.getByRole('dialog', { name: words(formWords, language).createTitle({ category }) })).toBeVisible()
}

/** Chooses a day of the next month (or the one before), and the hour; the calendar closes automatically. */
export async function chooseTime(
  page: Page,
  label: string,
  day: number,
  hour: string,
  month: 'next' | 'previous' = 'next',
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  await page.locator(`button[data-direction="${month}"]`).click()
  await page.getByRole('cell').getByText(String(day), { exact: true }).and(page.locator(':not([data-outside])')).click()
  await expect(page.locator(`button[data-direction="${month}"]`)).toBeHidden()
  const time = page.getByLabel(new RegExp(`^${label},`)).and(page.locator('input'))
  await typeInto(time, hour)
  await time.press('Tab')
}

/** Fills the open form; the card beside it shows the title as it is typed. */
export async function fillForm(page: Page, language: Language, title: string): Promise<void> {
  const form = words(formWords, language)
  await choosePicture(
    page,
    page.getByRole('button', { name: `${form.picture()}, ${form.changePicture()}` }),
    '#F6B963',
    true,
  )
  await typeInto(page.getByLabel(form.title(), { exact: true }), title)
  await expect(cardOf(page.getByRole('dialog'), title)).toBeVisible()
  await typeInto(page.getByLabel(form.description(), { exact: true }), 'Climbs a 5c route as leader.')
  const criteria = page.getByLabel(form.criteria(), { exact: true })
  await typeInto(criteria, 'Two routes in front of an instructor.')
  await page.getByLabel(form.validity(), { exact: true }).selectOption('duration')
  await goOn(page, language)
}

/** On phones a new template has two steps: continues to the second. */
export async function goOn(page: Page, language: Language): Promise<void> {
  const button = page.getByRole('button', { name: words(formWords, language).goOn(), exact: true })
  if (await button.isVisible()) await button.click()
}

/** Creates and publishes a Basic template; ends on its detail. */
export async function createTemplate(page: Page, language: Language, title: string): Promise<void> {
  await openForm(page, language)
  await fillForm(page, language, title)
  await page.getByRole('button', { name: words(formWords, language).create() }).click()
  await showPublished(page, language, title)
}

/** Waits until publishing has ended and opens the published template. */
export async function showPublished(page: Page, language: Language, title: string): Promise<void> {
  await page.getByRole('button', { name: words(actionWords, language).showTemplate() }).click()
  await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
}

/** The card with a title, by its accessible name. */
export function cardOf(within: Page | Locator, title: string): Locator {
  return within.getByRole('img', { name: title }).first()
}
