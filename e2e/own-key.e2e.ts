import { expect, type Page } from '@playwright/test'
import { walletFrame } from '#apps/wallet/shell/texts.ts'
import type { Language } from '#base/text.ts'
import { confirmationsPage } from '#features/holders/confirmations/texts.ts'
import { makeOwnKey, phraseOf, readPhrase } from '#features/holders/keys/wallet/own-key.ts'
import { keyWords, signInPage, youPage } from '#features/holders/wallet-texts.ts'
import { claimPage, doorsDialog, keptView } from '#features/issuing/texts.ts'
import { test } from './blazon.ts'
import { heldBadge, openBadges } from './holder-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { words } from './words.ts'

const PASSPHRASE = 'four walls and a roof'

/** Creates a key in the open dialog, notes its words, confirms one of them; returns all twelve. */
async function makeKey(page: Page, language: Language): Promise<string[]> {
  const keys = words(keyWords, language)
  await page.getByRole('button', { name: keys.make() }).click()
  const phrase = await page.getByRole('list', { name: keys.phraseLabel() }).getByRole('listitem').allInnerTexts()
  expect(phrase).toHaveLength(12)
  await page.getByRole('button', { name: keys.written() }).click()
  const field = page.getByRole('textbox', { name: /^(Word|Mot) \d+ / })
  const [asked = ''] = (await page.getByText(/^(Word|Mot) \d+ /).textContent())?.match(/\d+/) ?? []
  await typeInto(field, 'wrong')
  await page.getByRole('button', { name: keys.check() }).click()
  await expect(page.getByText(keys.confirmWrong())).toBeVisible()
  await typeInto(field, phrase[Number(asked) - 1] ?? '')
  await page.getByRole('button', { name: keys.check() }).click()
  return phrase
}

async function lock(page: Page, language: Language): Promise<void> {
  const keys = words(keyWords, language)
  await typeInto(page.getByLabel(keys.passphrase()), PASSPHRASE)
  await page.getByRole('button', { name: keys.byPassphrase() }).click()
}

test('twelve words restore a badge collected with an own key', async ({
  issuer,
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const keys = words(keyWords, language)
  const signIn = words(signInPage, language)
  const confirmations = words(confirmationsPage, language)
  const [link] = await issuer.send(await issuer.publish('Knots'), ['malik.key@example.org'])
  let phrase: string[] = []

  const page = await openBrowser()
  await test.step('keep it with a new key', async () => {
    await page.goto(link ?? '')
    await page.getByRole('button', { name: words(claimPage, language).another() }).click()
    await page.getByRole('button', { name: words(doorsDialog, language).own() }).click()
    phrase = await makeKey(page, language)
    await shot(page, 'own-key-seal')
    await lock(page, language)
    await expect(page.getByRole('heading', { name: words(keptView, language).title() })).toBeVisible()
    await openBadges(page, language)
    await expect(heldBadge(page, language, 'Knots')).toBeVisible()
  })

  await test.step('a cleared browser brings it back', async () => {
    const cleared = await openBrowser()
    await cleared.goto(`${blazon.wallet}/signin`)
    await cleared.getByRole('button', { name: signIn.restore() }).click()
    const field = cleared.getByLabel(keys.restoreField())
    // A word that is not in the list: other wrong words pass the checksum once in sixteen times.
    await typeInto(field, [...phrase.slice(0, -1), 'zzzzzz'].join(' '))
    await cleared.getByRole('button', { name: keys.restore() }).click()
    await expect(cleared.getByText(keys.restoreWrong())).toBeVisible()
    await typeInto(field, phrase.join(' '))
    await cleared.getByRole('button', { name: keys.restore() }).click()
    await lock(cleared, language)
    await expect(heldBadge(cleared, language, 'Knots')).toBeVisible()
    await cleared.goto(`${blazon.wallet}/you`)
    await expect(cleared.getByText(words(youPage, language).keyOwn())).toBeVisible()
    await expect(cleared.getByText(readPhrase(phrase.join(' '))?.badge.did ?? '')).toBeVisible()
    await shot(cleared, 'you-own-key')
    const bar = cleared.getByRole('navigation', { name: words(walletFrame, language).navigation() })
    await expect(bar.getByRole('link')).toHaveCount(5)
    await cleared.getByRole('link', { name: confirmations.open() }).click()
    await expect(cleared.getByRole('heading', { name: confirmations.title() })).toBeVisible()
    await expect(bar.locator('[aria-current]')).toHaveText(words(youPage, language).title())
  })

  await test.step('another phrase is noticed before it replaces the key', async () => {
    const [other] = await issuer.send(await issuer.publish('Splices'), ['malik.other@example.org'])
    await page.goto(other ?? '')
    await page.getByRole('button', { name: words(claimPage, language).another() }).click()
    await page.getByRole('button', { name: words(doorsDialog, language).restore() }).click()
    await typeInto(page.getByLabel(keys.restoreField()), phraseOf(makeOwnKey().entropy).join(' '))
    await page.getByRole('button', { name: keys.restore() }).click()
    await expect(page.getByRole('heading', { name: keys.otherTitle() })).toBeVisible()
    await shot(page, 'own-key-other')
    await page.getByRole('button', { name: keys.otherKeep() }).click()
    await expect(page.getByLabel(keys.restoreField())).toBeVisible()
  })
})
