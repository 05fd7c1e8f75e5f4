import { expect, type Page } from '@playwright/test'
import { walletFrame } from '#apps/wallet/shell/texts.ts'
import { faceWords } from '#features/badges/verification/verdict-texts.ts'
import { keyWords, scanPage, youPage } from '#features/holders/wallet-texts.ts'
import { claimPage } from '#features/issuing/texts.ts'
import { verdictWords, verifierWords } from '#features/presenting/page-texts.ts'
import { presentingProblems } from '#features/presenting/texts.ts'
import { presentPage, shownSection } from '#features/presenting/wallet-texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { film, filmNothing, launchWithCamera } from './fake-camera.ts'
import {
  askForWalletLink,
  heldBadge,
  keepBadge,
  openBadges,
  openHeldBadge,
  untilKeptForOffline,
} from './holder-steps.ts'
import { ISSUER_NAME } from './issuer-steps.ts'
import { askForBadge } from './show-steps.ts'
import { openOwnWallet, unlockKey } from './wallet-steps.ts'
import { words } from './words.ts'

const EMAIL = 'lea.shows@example.org'

// Badges are shown on phones.
test(
  "a holder scans a verifier's code and shows a badge, or refuses",
  { tag: '@phone' },
  async ({ blazon, issuer, language, locale, viewport, openBrowser, playwright, shot }, info) => {
    const present = words(presentPage, language)
    const scanner = words(scanPage, language)
    const verify = words(verifierWords, language)
    const file = info.outputPath('camera.mjpeg')
    const templateId = await issuer.publish('Laser cutter')
    const other = await issuer.publish('Bandsaw')
    const withCamera = await launchWithCamera({ playwright }, file)
    // Not watched: the console logs each call without a network.
    const context = await withCamera.newContext({ locale, viewport, permissions: ['camera'], reducedMotion: 'reduce' })
    const wallet = await context.newPage()
    const verifier = await openBrowser(issuer.kept)
    await verifier.setViewportSize({ width: 1280, height: 800 })
    const show = (page: Page) => page.getByRole('button', { name: present.show() })
    // A session that only a claim link opened shows nothing.
    await wallet.goto(await askForWalletLink(wallet, blazon, language, EMAIL))
    await expect(wallet).toHaveURL(`${blazon.wallet}/`)
    const [first = '', second = '', third = ''] = [
      ...(await issuer.send(templateId, [EMAIL])),
      ...(await issuer.send(other, [EMAIL])),
      ...(await issuer.send(templateId, ['own.shows@example.org'])),
    ]

    await test.step('the kept key shows the badge that the code asks for', async () => {
      await keepBadge(wallet, language, first)
      await keepBadge(wallet, language, second)
      await openBadges(wallet, language)
      await verifier.goto(`${blazon.studio}/verify-holders/${templateId}`)
      await film(verifier.getByRole('img', { name: verify.code() }), file)
      const seen = performance.now()
      await wallet
        .getByRole('link', { name: words(walletFrame, language).scan() })
        .first()
        .click()
      await expect(wallet.getByRole('heading', { name: ISSUER_NAME })).toBeVisible()
      const number = (await wallet.locator('[data-number]').textContent()) ?? ''
      await expect(verifier.getByText(number, { exact: true })).toBeVisible()
      await show(wallet).click()
      await expect(verifier.getByText(words(verdictWords, language).genuine(), { exact: true })).toBeVisible()
      const ms = Math.round(performance.now() - seen)
      info.annotations.push({ type: 'from the code before the camera to the verdict', description: `${ms} ms` })
      await expect(wallet.getByRole('heading', { name: present.shown({ name: ISSUER_NAME }) })).toBeVisible()
      await shot(wallet, 'present-shown')
      await shot(verifier, 'present-verdict')
      // The camera still sees the used code otherwise.
      await filmNothing(file)
    })

    await test.step('one of several badges is chosen, and refusing shows none', async () => {
      const { link, number } = await askForBadge(blazon, issuer, templateId, [other])
      await wallet.goto(`${blazon.wallet}/scan`)
      await wallet.getByLabel(scanner.link()).click()
      await wallet.keyboard.insertText(link)
      await wallet.getByRole('button', { name: scanner.open() }).click()
      await wallet.getByRole('radio', { name: /Laser cutter/ }).check()
      await expect(wallet.locator('[data-number]')).toHaveText(String(number))
      await expectAccessible(wallet, 'a verifier asks')
      await shot(wallet, 'present-choice')
      await wallet.getByRole('button', { name: present.refuse() }).click()
      await expect(wallet.getByRole('heading', { name: present.declined() })).toBeVisible()
      await shot(wallet, 'present-declined')
    })

    await test.step('a code of another server is refused, and the list on this device says what was shown', async () => {
      const { code } = await askForBadge(blazon, issuer, templateId)
      const foreign = code.replace(/"request":"[^"]+/, '"request":"https://x.example/r')
      await wallet.goto(`${blazon.wallet}/present?${new URLSearchParams({ code: foreign })}`)
      await expect(wallet.getByText(words(presentingProblems, language).requestForeign())).toBeVisible()
      await shot(wallet, 'present-foreign')
      await wallet.goto(`${blazon.wallet}/you`)
      await expect(wallet.getByRole('heading', { name: words(youPage, language).title() })).toBeVisible()
      const section = wallet.locator('section', {
        has: wallet.getByRole('heading', { name: words(shownSection, language).title(), exact: true }),
      })
      await expect(section.getByRole('listitem')).toHaveCount(1)
      await section.scrollIntoViewIfNeeded()
      await shot(wallet, 'present-log')
      await section.getByRole('button', { name: words(shownSection, language).empty() }).click()
      await expect(section.getByText(words(shownSection, language).emptied())).toBeVisible()
    })

    await test.step('offline, a badge is shown as not checked, and nothing is sent', async () => {
      await wallet.goto(`${blazon.wallet}/`)
      await expect(heldBadge(wallet, language, 'Bandsaw')).toBeVisible()
      await untilKeptForOffline(wallet)
      const { link } = await askForBadge(blazon, issuer, templateId)
      const offline = wallet.getByRole('heading', { name: present.offline() })
      await wallet.goto(`${blazon.wallet}/scan`)
      await wallet.getByLabel(scanner.link()).click()
      await wallet.keyboard.insertText(link)
      await context.setOffline(true)
      await wallet.getByRole('button', { name: scanner.open() }).click()
      await expect(offline).toBeVisible()
      await expect(wallet.getByText(words(faceWords, language).notChecked())).toBeVisible()
      await expect(show(wallet)).toBeHidden()
      // The same from the start, by the service worker.
      await wallet.reload()
      await expect(offline).toBeVisible()
      await expect(wallet.getByText(words(faceWords, language).notChecked())).toBeVisible()
      await expect(show(wallet)).toBeHidden()
      await shot(wallet, 'present-offline')
      await wallet.getByRole('button', { name: present.close() }).click()
      await openHeldBadge(wallet, language, 'Bandsaw')
      await expect(wallet.getByText(words(faceWords, language).notChecked())).toBeVisible()
    })
    await withCamera.close()

    await test.step('a key on the device signs there, after it was unlocked', async () => {
      const own = await openBrowser()
      await openOwnWallet(own, blazon, language)
      await own.goto(third)
      await own.getByRole('button', { name: words(claimPage, language).keep() }).click()
      await unlockKey(own, language)
      await openBadges(own, language)
      const { link } = await askForBadge(blazon, issuer, templateId)
      await own.goto(`${blazon.wallet}/present?${link.split('?')[1]}`)
      await show(own).click()
      await expect(own.getByLabel(words(keyWords, language).passphrase())).toBeVisible()
      await shot(own, 'present-locked')
      await unlockKey(own, language)
      await show(own).click()
      await expect(own.getByRole('heading', { name: present.shown({ name: ISSUER_NAME }) })).toBeVisible()
    })
  },
)
