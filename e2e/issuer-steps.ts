import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Language } from '#base/text.ts'
import { sendWords } from '#features/claims/texts.ts'
import { wizardScreen } from '#features/issuers/texts.ts'
import { signInScreen } from '#features/sign-in/texts.ts'
import { actionWords, formWords, listWords } from '#features/templates/texts.ts'
import { words as common } from '#ui/texts.ts'
import { type Blazon, linkIn, nextMail } from './blazon.ts'
import { words } from './words.ts'

const ISSUER_NAME = 'Example Climbers'

/** Asks for a link at /signin or /signup's door, opens it from the mail in the same browser, and waits to be let in. */
export async function askForLink(page: Page, blazon: Blazon, language: Language, email: string, path: string) {
  const t = words(signInScreen, language)
  const reject = page.getByRole('button', { name: /^(Reject|Refuser)$/ })
  await page.addLocatorHandler(reject, () => reject.click())
  const seen = (await blazon.mailsTo(email)).length
  await page.goto(`${blazon.studio}${path}`)
  await page.getByLabel(t.email()).fill(email)
  await page.getByRole('button', { name: t.send() }).click()
  const mail = await nextMail(blazon, email, seen)
  await page.goto(linkIn(mail, `${blazon.studio}/auth?token=`))
}

/** Signs up a community through the five steps of the wizard. */
export async function signUp(page: Page, blazon: Blazon, language: Language, email: string): Promise<void> {
  const t = words(wizardScreen, language)
  const next = () => page.getByRole('button', { name: words(common, language).next(), exact: true }).click()
  await askForLink(page, blazon, language, email, '/signin?new=1')
  await expect(page.getByText(t.contactTitle())).toBeVisible()
  await page.getByLabel(t.lastName(), { exact: true }).fill('Exemple')
  await page.getByLabel(t.firstName(), { exact: true }).fill('Ada')
  await page.getByRole('checkbox').first().check()
  await next()
  await choosePicture(page, page.getByRole('button', { name: t.choosePicture() }), '#FF7A59')
  await next()
  await expect(page.getByText(t.colorTitle())).toBeVisible()
  await next()
  await page.getByLabel(t.name(), { exact: true }).fill(ISSUER_NAME)
  await page.getByLabel(t.description(), { exact: true }).fill('A club of examples.')
  await next()
  await page.getByRole('button', { name: t.create() }).click()
  await expect(page).toHaveURL(/\/templates\/basic/)
}

/** Creates a Basic template and publishes it at once; ends on its detail. */
export async function createTemplate(page: Page, language: Language, title: string): Promise<void> {
  const t = words(formWords, language)
  await page
    .getByRole('main')
    .getByRole('button', { name: words(listWords, language).newTemplate() })
    .first()
    .click()
  await choosePicture(page, page.getByRole('button', { name: t.choosePicture() }), '#F6B963')
  await page.getByLabel(t.title(), { exact: true }).fill(title)
  await page.getByLabel(t.description(), { exact: true }).fill('Climbs a 5c route as leader.')
  await page.getByText(t.advanced(), { exact: true }).click()
  await page.getByLabel(t.criteria(), { exact: true }).fill('Two routes in front of an instructor.')
  await page.getByLabel(t.validity(), { exact: true }).selectOption('duration')
  await page.getByRole('button', { name: t.create() }).click()
  await page.getByRole('button', { name: words(actionWords, language).showTemplate() }).click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
}

/** Sends the template whose detail is open to addresses, pasted as one text. */
export async function sendTo(page: Page, language: Language, pasted: string, count: number): Promise<void> {
  const t = words(sendWords, language)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(listWords, language).send(), exact: true })
    .click()
  const field = page.getByRole('dialog').locator('input[inputmode="email"]')
  await field.fill(pasted)
  await field.press('Enter')
  await page.getByRole('button', { name: t.send({ count }) }).click()
}

/** Chooses a plain picture in the picture dialog that a button opens, and takes it as it is cut. */
export async function choosePicture(page: Page, button: ReturnType<Page['getByRole']>, color: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  const bytes = await sharp({ create: { width: 640, height: 640, channels: 3, background: color } })
    .png()
    .toBuffer()
  await (await chooser).setFiles({ name: 'picture.png', mimeType: 'image/png', buffer: bytes })
  const use = page.getByRole('button', { name: /Use this picture|Utiliser cette image/ })
  await use.click()
  await expect(use).toBeHidden()
}
