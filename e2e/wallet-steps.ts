import { expect, type Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import { confirmationsPage, confirmWords } from '#features/holders/confirmations/texts.ts'
import { connectPage, keyWords, signInPage } from '#features/holders/wallet-texts.ts'
import { wizardScreen } from '#features/issuers/texts.ts'
import { signInScreen, walletCode } from '#features/sign-in/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { openFirstList } from './enter-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import type { Blazon } from './running-server.ts'
import { words } from './words.ts'

export const PASSPHRASE = 'four walls and a roof'

/** Creates a key where one is offered: its words, one of them confirmed, the lock. Returns the words. */
export async function makeKey(page: Page, language: Language): Promise<string[]> {
  const keys = words(keyWords, language)
  await page.getByRole('button', { name: keys.make() }).click()
  const phrase = await page.getByRole('list', { name: keys.phraseLabel() }).getByRole('listitem').allInnerTexts()
  await page.getByRole('button', { name: keys.written() }).click()
  const [asked = ''] = (await page.getByText(/^(Word|Mot) \d+ /).textContent())?.match(/\d+/) ?? []
  await typeInto(page.getByRole('textbox', { name: /^(Word|Mot) \d+ / }), phrase[Number(asked) - 1] ?? '')
  await page.getByRole('button', { name: keys.check() }).click()
  await typeInto(page.getByLabel(keys.passphrase()), PASSPHRASE)
  await page.getByRole('button', { name: keys.byPassphrase() }).click()
  return phrase
}

/** Opens a wallet with an own key in an empty browser. */
export async function openOwnWallet(page: Page, blazon: Blazon, language: Language): Promise<void> {
  await page.goto(`${blazon.wallet}/signin`)
  await page.getByRole('button', { name: words(signInPage, language).make() }).click()
  await makeKey(page, language)
  await expect(page).toHaveURL(`${blazon.wallet}/`)
}

/** Unlocks the key that is sealed in this browser. */
export async function unlockKey(page: Page, language: Language): Promise<void> {
  const keys = words(keyWords, language)
  await typeInto(page.getByLabel(keys.passphrase()), PASSPHRASE)
  await page.getByRole('button', { name: keys.unlock(), exact: true }).click()
}

/** The two digits that the studio's page shows. */
export async function shownNumber(studio: Page): Promise<string> {
  const number = studio.locator('[data-number]')
  await expect(number).toHaveText(/^\d\d$/)
  return (await number.textContent()) ?? ''
}

/** Types the number of the studio's page in the wallet and signs in. */
export async function giveNumber(page: Page, language: Language, number: string): Promise<void> {
  const connect = words(connectPage, language)
  await typeInto(page.getByLabel(connect.number()), number)
  await page.getByRole('button', { name: connect.sign(), exact: true }).click()
}

/** Signs the only pending request in the wallet. */
export async function signWaiting(page: Page, language: Language, title: string): Promise<void> {
  const confirmations = words(confirmationsPage, language)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('button', { name: confirmations.sign(), exact: true }).click()
  await expect(page.getByRole('heading', { name: title })).toBeHidden()
}

/** Goes to the e-mail form of the studio's sign-in page. */
export async function chooseEmail(page: Page, language: Language): Promise<void> {
  await page.getByRole('tab', { name: words(signInScreen, language).byEmail() }).click()
}

/** Goes to the code for a wallet on the studio's sign-in page. */
export async function chooseWallet(page: Page, language: Language): Promise<void> {
  await page.getByRole('tab', { name: words(signInScreen, language).byWallet() }).click()
}

/** Adds one of the tags that the wizard offers. */
export async function addOfferedTag(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: words(wizardScreen, language).addTag({ tag: 'Blockchain' }) }).click()
}

/** Completes the wizard of a person connected by a wallet; the community then waits for the signature. */
export async function fillWizard(page: Page, language: Language, name: string, email: string): Promise<void> {
  const wizard = words(wizardScreen, language)
  const next = () => page.getByRole('button', { name: words(common, language).next(), exact: true }).click()
  await typeInto(page.getByLabel(wizard.lastName(), { exact: true }), 'Exemple')
  await typeInto(page.getByLabel(wizard.firstName(), { exact: true }), 'Ada')
  await typeInto(page.getByLabel(wizard.email(), { exact: true }), email)
  await page.getByRole('checkbox').first().check()
  await next()
  await next()
  await next()
  await typeInto(page.getByLabel(wizard.name(), { exact: true }), name)
  await typeInto(page.getByLabel(wizard.description(), { exact: true }), 'A club of examples.')
  await addOfferedTag(page, language)
  await next()
  await page.getByRole('button', { name: wizard.create() }).click()
}

/**
 * Signs up a community with a new own-key wallet, which opens the studio's code on the same device; both pages stay
 * open.
 */
export async function signUpByWallet(
  { studio, wallet }: { studio: Page; wallet: Page },
  blazon: Blazon,
  language: Language,
  name: string,
): Promise<void> {
  await openOwnWallet(wallet, blazon, language)
  await studio.goto(`${blazon.studio}/signin?new=1`)
  await chooseWallet(studio, language)
  const number = await shownNumber(studio)
  await wallet.goto(
    (await studio.getByRole('link', { name: words(walletCode, language).open() }).getAttribute('href')) ?? '',
  )
  await unlockKey(wallet, language)
  await giveNumber(wallet, language, number)
  await expect(studio).toHaveURL(`${blazon.studio}/signup?connected=1`)
  await fillWizard(studio, language, name, 'contact@example.org')
  await wallet.getByRole('button', { name: words(connectPage, language).stay() }).click()
  await signWaiting(wallet, language, words(confirmWords, language).createCommunity({ name }))
  await openFirstList(studio)
}
