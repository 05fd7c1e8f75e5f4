import { expect } from '@playwright/test'
import { walletFrame } from '#apps/wallet/shell/texts.ts'
import { confirmationsPage, confirmWords } from '#features/holders/confirmations/texts.ts'
import { connectPage, keyWords, ownKeyGate, scanPage, signInPage } from '#features/holders/wallet-texts.ts'
import { wizardScreen } from '#features/issuers/texts.ts'
import { NUMBER_TRIES } from '#features/sign-in/by-wallet/rules.ts'
import { challengeProblems, signInScreen, walletCode } from '#features/sign-in/texts.ts'
import { actionWords, formWords } from '#features/templates/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { rejectButton } from './cookies.ts'
import { openFirstList } from './enter-steps.ts'
import { film, launchWithCamera } from './fake-camera.ts'
import { askForWalletLink } from './holder-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { fillForm, openForm, showPublished } from './template-steps.ts'
import {
  chooseWallet,
  fillWizard,
  giveNumber,
  makeKey,
  openOwnWallet,
  shownNumber,
  signWaiting,
  unlockKey,
} from './wallet-steps.ts'
import { words } from './words.ts'

const NAME = 'Wallet Club'

test('a wallet signs a community up by scanning the code, and signs in again', async ({
  blazon,
  language,
  openBrowser,
  playwright,
  watch,
  shot,
  locale,
  viewport,
}, info) => {
  const connect = words(connectPage, language)
  const file = info.outputPath('camera.mjpeg')
  const withCamera = await launchWithCamera({ playwright }, file)
  const context = await withCamera.newContext({ locale, viewport, permissions: ['camera'], reducedMotion: 'reduce' })
  watch(context)
  const wallet = await context.newPage()
  const studio = await openBrowser()
  const host = new URL(blazon.studio).host

  const scan = async () => {
    await film(studio.getByRole('img', { name: /^(Code to|Code pour)/ }), file)
    await wallet
      .getByRole('link', { name: words(walletFrame, language).scan() })
      .first()
      .click()
    await expect(wallet).toHaveURL(/\/connect\//)
  }
  await test.step('the studio shows a code and a number', async () => {
    await studio.goto(`${blazon.studio}/signin?new=1`)
    await chooseWallet(studio, language)
    await shownNumber(studio)
    await expectAccessible(studio, 'sign-up by wallet')
    await shot(studio, 'wallet-sign-up')
    await openOwnWallet(wallet, blazon, language)
  })
  await test.step('the wallet scans it, shows the requesting site, and refuses a wrong number', async () => {
    await scan()
    await expect(wallet.getByRole('heading', { name: connect.titleNew({ host }) })).toBeVisible()
    await expect(wallet.getByText('Chrome, ')).toBeVisible()
    await expect(wallet.getByText(connect.sameNetwork({ network: '127.0.0.1' }))).toBeVisible()
    await expectAccessible(wallet, 'connect')
    await shot(wallet, 'connect')
    await giveNumber(wallet, language, '7')
    await expect(wallet.getByText(words(challengeProblems, language).numberWrong())).toBeVisible()
    await giveNumber(wallet, language, await shownNumber(studio))
    await expect(wallet.getByRole('heading', { name: connect.done({ host }) })).toBeVisible()
    await shot(wallet, 'connected')
  })
  await test.step('the wizard accepts a free address and waits for the signature', async () => {
    await expect(studio).toHaveURL(`${blazon.studio}/signup?connected=1`)
    await fillWizard(studio, language, NAME, 'contact@example.org')
    await expect(studio.getByText(words(wizardScreen, language).waitingWallet())).toBeVisible()
    await shot(studio, 'wizard-waits')
    await wallet.getByRole('button', { name: connect.stay() }).click()
    const title = words(confirmWords, language).createCommunity({ name: NAME })
    await expect(wallet.getByRole('heading', { name: title })).toBeVisible()
    await expectAccessible(wallet, 'to sign')
    await shot(wallet, 'to-sign')
    await signWaiting(wallet, language, title)
    await shot(wallet, 'nothing-to-sign')
    await openFirstList(studio)
  })
  await test.step('a template is published by its signature, and stays a draft where that is refused', async () => {
    const actions = words(actionWords, language)
    const title = words(confirmWords, language).publish({ name: 'Signed' })
    const asking = studio.getByRole('dialog', { name: /^(Check your wallet|Consultez votre portefeuille)$/ })
    await openForm(studio, language)
    await fillForm(studio, language, 'Signed')
    await studio.getByRole('button', { name: words(formWords, language).create() }).click()
    await expect(asking).toBeVisible()
    await expect(wallet.getByRole('heading', { name: title })).toBeVisible()
    await shot(studio, 'publish-waits')
    await shot(wallet, 'to-sign-publish')
    await wallet.getByRole('button', { name: words(confirmationsPage, language).refuse() }).click()
    await expect(asking).toBeHidden()
    await expect(wallet.getByRole('heading', { name: title })).toBeHidden()
    // The refused template is a draft by then, and its detail is shown.
    await expect(studio.getByRole('dialog', { name: 'Signed', exact: true })).toBeVisible()
    await studio.getByRole('button', { name: actions.publish() }).click()
    await signWaiting(wallet, language, title)
    await showPublished(studio, language, 'Signed')
  })
  await test.step('signed in again by the same key', async () => {
    // The page is left first: without its cookie it would still call, be refused, and go to sign-in by itself.
    await studio.goto('about:blank')
    await studio.context().clearCookies()
    await studio.goto(`${blazon.studio}/signin`)
    const number = await shownNumber(studio)
    await shot(studio, 'wallet-sign-in')
    await scan()
    await giveNumber(wallet, language, number)
    await expect(studio).toHaveURL(/\/templates\/(membership|basic)/)
  })
  await withCamera.close()
})

test.describe('a refusing wallet', () => {
  // A wrong number is refused, and the last attempt ends the code.
  test.use({ refusals: { '/api/v1/auth/vp/': 400, '/api/v1/auth/*/': 410 } })

  test('the wallet on the same device is one press away, and the studio shows its refusal', async ({
    blazon,
    language,
    openBrowser,
    shot,
  }) => {
    const connect = words(connectPage, language)
    const walletQr = words(walletCode, language)
    const studio = await openBrowser()
    await openOwnWallet(studio, blazon, language)
    await studio.goto(`${blazon.studio}/signin`)
    const number = await shownNumber(studio)
    const opened = studio.waitForEvent('popup')
    await studio.getByRole('link', { name: walletQr.open() }).click()
    const wallet = await opened
    await test.step('its key is still locked, and refusing needs no key', async () => {
      await expect(wallet.getByRole('heading', { name: words(keyWords, language).unlockTitle() })).toBeVisible()
      await shot(wallet, 'connect-locked')
      await wallet.getByRole('button', { name: connect.refuse() }).click()
      await expect(wallet.getByRole('heading', { name: connect.refused() })).toBeVisible()
    })
    await expect(studio.getByText(walletQr.refused())).toBeVisible()
    await shot(studio, 'wallet-refused')
    await studio.getByRole('button', { name: walletQr.another() }).click()
    expect(await shownNumber(studio)).toMatch(/^\d\d$/)
    expect(number).toMatch(/^\d\d$/)
    const openAgain = async () => {
      const again = studio.waitForEvent('popup')
      await studio.getByRole('link', { name: walletQr.open() }).click()
      const second = await again
      await unlockKey(second, language)
      return second
    }
    await test.step('the used code has ended; three wrong numbers end the next one, which both sides say', async () => {
      await wallet.reload()
      await expect(wallet.getByRole('heading', { name: connect.ended() })).toBeVisible()
      const second = await openAgain()
      const wrong = (await shownNumber(studio)) === '42' ? '43' : '42'
      for (let tries = 1; tries < NUMBER_TRIES; tries += 1) {
        await giveNumber(second, language, wrong)
        await expect(second.getByText(words(challengeProblems, language).numberWrong())).toBeVisible()
      }
      await giveNumber(second, language, wrong)
      await expect(second.getByRole('heading', { name: connect.tooManyTries() })).toBeVisible()
      await shot(second, 'connect-too-many')
      await expect(studio.getByText(walletQr.tooManyTries())).toBeVisible()
      await shot(studio, 'wallet-too-many')
      await studio.getByRole('button', { name: walletQr.another() }).click()
    })
    await test.step('the new code signs in', async () => {
      await shownNumber(studio)
      await giveNumber(await openAgain(), language, await shownNumber(studio))
      await expect(studio).toHaveURL(`${blazon.studio}/signup?connected=1`)
    })
  })
})

test('an e-mail wallet creates its own key first, and reports an invalid code', async ({
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const scanner = words(scanPage, language)
  const wallet = await openBrowser()
  await wallet.goto(await askForWalletLink(wallet, blazon, language, 'kept@example.org'))
  await expect(wallet).toHaveURL(`${blazon.wallet}/`)
  await wallet.goto(`${blazon.wallet}/scan`)
  await expect(wallet.getByText(scanner.missing()).or(wallet.getByText(scanner.denied()))).toBeVisible()
  await expectAccessible(wallet, 'scan')
  await shot(wallet, 'scan-without-camera')
  await typeInto(wallet.getByLabel(scanner.link()), 'https://evil.example/connect/x')
  await wallet.getByRole('button', { name: scanner.open() }).click()
  await expect(wallet.getByText(scanner.notOurs())).toBeVisible()

  const studio = await openBrowser()
  await studio.goto(`${blazon.studio}/signin`)
  const number = await shownNumber(studio)
  const code = await studio.getByRole('img', { name: /^(Code to|Code pour)/ }).screenshot()
  const chooser = wallet.waitForEvent('filechooser')
  await wallet.getByRole('button', { name: scanner.picture() }).click()
  await (await chooser).setFiles({ name: 'code.png', mimeType: 'image/png', buffer: code })
  await expect(wallet.getByText(words(ownKeyGate, language).keptText())).toBeVisible()
  await shot(wallet, 'connect-kept')
  await wallet.getByRole('button', { name: words(signInPage, language).make() }).click()
  await makeKey(wallet, language)
  await giveNumber(wallet, language, number)
  await expect(studio).toHaveURL(`${blazon.studio}/signup?connected=1`)
})

// Phones have no keyboard.
test('the two ways to sign in are tabs with arrow keys, and the last choice is kept', { tag: '@desk' }, async ({
  blazon,
  language,
  page,
  shot,
}) => {
  const signIn = words(signInScreen, language)
  await page.goto(`${blazon.studio}/signin`)
  // The cookie banner would take the focus later.
  await rejectButton(page).click()
  await page.getByRole('tab', { name: signIn.byWallet() }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel(signIn.email(), { exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: signIn.byEmail() })).toBeFocused()
  await shot(page, 'sign-in-email')
  await page.reload()
  await expect(page.getByRole('textbox')).toBeVisible()
})
