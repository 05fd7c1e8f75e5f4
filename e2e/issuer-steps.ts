import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import { wizardScreen } from '#features/issuers/texts.ts'
import { signInScreen } from '#features/sign-in/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { rejectCookies } from './cookies.ts'
import { openFirstList } from './enter-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { mailedLink } from './outbox.ts'
import { picture } from './picture.ts'
import type { Blazon } from './running-server.ts'
import { addOfferedTag, chooseEmail } from './wallet-steps.ts'
import { words } from './words.ts'

export const ISSUER_NAME = 'Example Climbers'

type Look = (step: string) => Promise<void>

/** Requests a link on a page with the e-mail form; returns the link in the e-mail. */
export async function askForLink(page: Page, blazon: Blazon, language: Language, email: string, path = '/signin') {
  const signIn = words(signInScreen, language)
  await rejectCookies(page)
  await page.goto(`${blazon.studio}${path}`)
  await chooseEmail(page, language)
  await typeInto(page.getByLabel(signIn.email()), email)
  return mailedLink(blazon, email, `${blazon.studio}/auth?token=`, () =>
    page.getByRole('button', { name: signIn.send() }).click(),
  )
}

/** Signs up a community through the five steps of the wizard; `look` is called with each step. */
export async function signUp(
  page: Page,
  blazon: Blazon,
  language: Language,
  email: string,
  look: Look = async () => {},
) {
  await page.goto(await askForLink(page, blazon, language, email, '/signin?new=1'))
  await walkWizard(page, language, ISSUER_NAME, look)
}

/** Completes the five steps of the wizard, up to the list of templates. */
export async function walkWizard(page: Page, language: Language, name: string, look: Look = async () => {}) {
  const wizard = words(wizardScreen, language)
  const next = () => page.getByRole('button', { name: words(common, language).next(), exact: true }).click()
  const at = async (title: string, step: string) => {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await look(step)
  }
  await at(wizard.contactTitle(), 'wizard-1')
  await typeInto(page.getByLabel(wizard.lastName(), { exact: true }), 'Exemple')
  await typeInto(page.getByLabel(wizard.firstName(), { exact: true }), 'Ada')
  await page.getByRole('checkbox').first().check()
  await next()
  await at(wizard.pictureTitle(), 'wizard-2')
  await choosePicture(page, page.getByRole('button', { name: wizard.choosePicture() }), '#FF7A59')
  await next()
  await at(wizard.colorTitle(), 'wizard-3')
  await next()
  await at(wizard.detailsTitle(), 'wizard-4')
  // Only with a mouse: on touch screens a focus would open the keyboard over the step's text.
  const hasHover = await page.evaluate(() => matchMedia('(hover: hover)').matches)
  if (hasHover) await expect(page.getByLabel(wizard.name(), { exact: true })).toBeFocused()
  await typeInto(page.getByLabel(wizard.name(), { exact: true }), name)
  await typeInto(page.getByLabel(wizard.description(), { exact: true }), 'A club of examples.')
  await addOfferedTag(page, language)
  await next()
  await at(wizard.linksTitle(), 'wizard-5')
  await page.getByRole('button', { name: wizard.create() }).click()
  await openFirstList(page)
}

/**
 * Chooses a plain picture in the picture dialog that a button opens, and accepts the crop. A dialog without built-in
 * pictures (`hasGallery`) opens the file chooser itself.
 */
export async function choosePicture(page: Page, button: Locator, color: string, hasGallery = false): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  if (hasGallery) await page.getByRole('button', { name: /^(Choose a file|Choisir un fichier)$/ }).click()
  const buffer = Buffer.from(await picture(color))
  await (await chooser).setFiles({ name: 'picture.png', mimeType: 'image/png', buffer })
  const use = page.getByRole('button', { name: /^(Use this picture|Utiliser cette image)$/ })
  await use.click()
  await expect(use).toBeHidden()
}
