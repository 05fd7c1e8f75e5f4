import { expect } from '@playwright/test'
import { emailDoor, linkPage, signInPage } from '#features/holders/wallet-texts.ts'
import { keptView } from '#features/issuing/texts.ts'
import { walletDeletion } from '#features/leaving/wallet-texts.ts'
import { test } from './blazon.ts'
import { askForWalletLink, heldBadge, keepBadge, openBadges } from './holder-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { mailedCode } from './outbox.ts'
import { words } from './words.ts'

test.describe('coming back by e-mail', () => {
  // The mailed link ends the session of the first browser, whose wallet may make one more call before the journey ends.
  test.use({
    possibleRefusals: { '/api/v1/wallet/events/sse': 401, '/api/v1/wallet/session/renew': 401 },
  })

  test('a mailed link opens the wallet with every badge in a cleared browser', async ({
    issuer,
    blazon,
    language,
    openBrowser,
    shot,
  }) => {
    const lea = 'lea.back@example.org'
    const emailSignIn = words(emailDoor, language)
    const [first] = await issuer.send(await issuer.publish('Belaying'), [lea])
    const [second] = await issuer.send(await issuer.publish('Ice climbing'), [lea])

    await test.step('the first badge of an address opens its wallet at once', async () => {
      const page = await openBrowser()
      await keepBadge(page, language, first ?? '')
      await expect(page.getByText(words(keptView, language).text())).toBeVisible()
      await openBadges(page, language)
      await expect(heldBadge(page, language, 'Belaying')).toBeVisible()
    })

    await test.step('another browser gets the second badge, but no wallet until the address is proven', async () => {
      const page = await openBrowser()
      await keepBadge(page, language, second ?? '')
      await expect(page.getByText(words(keptView, language).limitedText({ email: lea }))).toBeVisible()
      await shot(page, 'kept-limited')
      const code = await mailedCode(blazon, lea, async () => {
        await page.getByRole('button', { name: emailSignIn.send() }).click()
        await expect(page.getByText(emailSignIn.sent({ email: lea }))).toBeVisible()
      })
      await typeInto(page.getByLabel(emailSignIn.code()), code)
      await expect(heldBadge(page, language, 'Ice climbing')).toBeVisible()
      await expect(heldBadge(page, language, 'Belaying')).toBeVisible()
    })

    await test.step('a cleared browser shows the sign-in, and the mailed link opens everything', async () => {
      const page = await openBrowser()
      await page.goto(blazon.wallet)
      await expect(page).toHaveURL(`${blazon.wallet}/signin`)
      await expect(page.getByRole('heading', { name: words(signInPage, language).title() })).toBeVisible()
      await page.goto(await askForWalletLink(page, blazon, language, lea))
      await expect(heldBadge(page, language, 'Belaying')).toBeVisible()
      await expect(heldBadge(page, language, 'Ice climbing')).toBeVisible()
      expect(page.url()).not.toContain('token')

      const deleteWallet = words(walletDeletion, language)
      await page.goto(`${blazon.wallet}/you`)
      await page.getByRole('button', { name: deleteWallet.open() }).click()
      const confirm = page.getByRole('dialog').getByRole('button', { name: deleteWallet.confirm() })
      await expect(page.getByText(deleteWallet.badges({ count: 2 }))).toBeVisible()
      await expect(confirm).toBeDisabled()
      await shot(page, 'delete-wallet')
      await typeInto(page.getByLabel(deleteWallet.word()), language === 'fr' ? 'Supprimer' : 'delete')
      await confirm.click()
      await expect(page).toHaveURL(`${blazon.wallet}/signin`)
      await page.reload()
      await expect(page).toHaveURL(`${blazon.wallet}/signin`)
    })
  })

  test.describe('a used link', () => {
    test.use({ refusals: { '/api/v1/wallet/magic-link/verify': 410 } })

    test('a link opened in another browser waits for a press and works once', async ({
      issuer,
      blazon,
      language,
      openBrowser,
    }) => {
      const email = 'zoe.back@example.org'
      const linkScreen = words(linkPage, language)
      const [link] = await issuer.send(await issuer.publish('Rope work'), [email])
      await keepBadge(await openBrowser(), language, link ?? '')
      const mailed = await askForWalletLink(await openBrowser(), blazon, language, email)

      const other = await openBrowser()
      await other.goto(mailed)
      await expect(other.getByText(linkScreen.confirmText({ email }))).toBeVisible()
      await other.getByRole('button', { name: linkScreen.open() }).click()
      await expect(heldBadge(other, language, 'Rope work')).toBeVisible()

      const late = await openBrowser()
      await late.goto(mailed)
      await expect(late.getByRole('heading', { name: linkScreen.ended() })).toBeVisible()
      await late.getByRole('link', { name: linkScreen.another() }).click()
      await expect(late).toHaveURL(`${blazon.wallet}/signin`)
    })
  })
})
