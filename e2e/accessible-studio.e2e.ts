import { expect } from '@playwright/test'
import { historyWords } from '#features/history/row-texts.ts'
import { sendWords } from '#features/sends/send-texts.ts'
import { mailSentScreen, walletCode } from '#features/sign-in/texts.ts'
import { firstScreenWords } from '#features/templates/first/texts.ts'
import { actionWords, formWords, listWords } from '#features/templates/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { historyRow, openRevoke, openTemplate } from './history-steps.ts'
import { signUp } from './issuer-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { fillForm, openForm, showPublished } from './template-steps.ts'
import { chooseEmail } from './wallet-steps.ts'
import { words } from './words.ts'

test('every screen of the studio is accessible', async ({ blazon, language, openBrowser }) => {
  const form = words(formWords, language)
  const list = words(listWords, language)
  const sendDialog = words(sendWords, language)
  const page = await openBrowser()
  await page.goto(`${blazon.studio}/expired`)
  await expectAccessible(page, 'expired')
  await page.goto(`${blazon.studio}/signin`)
  await expect(page.getByRole('img', { name: words(walletCode, language).label() })).toBeVisible()
  await expectAccessible(page, 'sign-in')
  await signUp(page, blazon, language, 'accessible@example.org', (step) => expectAccessible(page, step))
  await expect(page.getByRole('heading', { name: words(firstScreenWords, language).title() })).toBeVisible()
  await expectAccessible(page, 'the first cards')

  await openForm(page, language)
  // On phones the form has two steps.
  const goOn = page.getByRole('button', { name: form.goOn(), exact: true })
  await ((await goOn.isVisible()) ? goOn : page.getByRole('button', { name: form.create() })).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectAccessible(page, 'the form with its problems')
  await fillForm(page, language, 'Accessible')
  await expectAccessible(page, 'the form')
  await page.getByRole('button', { name: form.create() }).click()
  await expect(page.getByRole('button', { name: words(actionWords, language).showTemplate() })).toBeVisible()
  await expectAccessible(page, 'published')
  await showPublished(page, language, 'Accessible')
  await expectAccessible(page, 'the detail')

  await page.getByRole('dialog').getByRole('button', { name: list.send(), exact: true }).click()
  const field = page.getByLabel(sendDialog.recipients())
  await typeInto(field, 'lea.accessible@example.org broken@')
  await field.press('Enter')
  await expect(page.getByText(sendDialog.unreadable({ count: 1 }))).toBeVisible()
  await expectAccessible(page, 'the send dialog')
  await page.getByRole('button', { name: /^(Remove|Retirer) broken@$/ }).click()
  await page.getByRole('button', { name: sendDialog.send({ count: 1 }) }).click()
  await page.getByRole('button', { name: sendDialog.showHistory() }).click()
  await expect(historyRow(page, 'lea.accessible@example.org')).toBeVisible()
  await expectAccessible(page, 'the history')
  const revoke = await openRevoke(page, language, 'lea.accessible@example.org')
  await revoke.getByRole('button', { name: words(historyWords, language).revokeNow() }).click()
  await expectAccessible(page, 'the question before taking back')

  await page.goto(`${blazon.studio}/templates/basic`)
  await expect(page.getByRole('button', { name: list.open({ title: 'Accessible' }) })).toBeVisible()
  await expectAccessible(page, 'the list')
  await page.goto(`${blazon.studio}/settings/language`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'the settings')
})

test('the page after sending a sign-in link is accessible', async ({ blazon, language, openBrowser }) => {
  const page = await openBrowser()
  await page.goto(`${blazon.studio}/signin`)
  await chooseEmail(page, language)
  await typeInto(page.getByRole('textbox'), 'sent@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words(mailSentScreen, language).sent({ email: 'sent@example.org' }))).toBeVisible()
  await expectAccessible(page, 'sent')
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  // Phones have the same colours.
  test('sign-in, list and detail are accessible', { tag: '@desk' }, async ({
    issuer,
    studioPage,
    openBrowser,
    blazon,
    language,
    shot,
  }) => {
    const page = await openBrowser()
    await page.goto(`${blazon.studio}/signin`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, 'sign-in')
    await issuer.publish('Dark')
    await studioPage.reload()
    await expect(
      studioPage.getByRole('button', { name: words(listWords, language).open({ title: 'Dark' }) }),
    ).toBeVisible()
    await expectAccessible(studioPage, 'the list')
    await shot(studioPage, 'list-dark')
    await openTemplate(studioPage, language, 'Dark')
    await expectAccessible(studioPage, 'the detail')
  })
})
