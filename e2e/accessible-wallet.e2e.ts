import { expect } from '@playwright/test'
import { publicPageWords } from '#features/badges/texts.ts'
import { verdictHeadings } from '#features/badges/verification/verdict-texts.ts'
import { badgePage, sharePanel } from '#features/badges/wallet-texts.ts'
import { newsPage } from '#features/channel/wallet-texts.ts'
import { keyWords, proofStep, signInPage, youPage } from '#features/holders/wallet-texts.ts'
import { claimPage, doorsDialog } from '#features/issuing/texts.ts'
import { communitiesPage } from '#features/members/communities/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { openClub } from './club-steps.ts'
import { heldBadge, keepBadge, openBadges, openHeldBadge } from './holder-steps.ts'
import { ISSUER_NAME } from './issuer-steps.ts'
import { words } from './words.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    // Light on a phone and dark at a desk show each width and colour.
    const tag = colorScheme === 'light' ? '@phone' : '@desk'
    test('every screen of the wallet and of the public pages is accessible', { tag }, async ({
      issuer,
      blazon,
      language,
      openBrowser,
      shot,
    }) => {
      const signIn = words(signInPage, language)
      const [link = ''] = await issuer.send(await issuer.publish('Accessible'), [`${colorScheme}@example.org`])
      const page = await openBrowser()
      await page.goto(`${blazon.wallet}/signin`)
      await expect(page.getByRole('heading', { name: signIn.title() })).toBeVisible()
      await expectAccessible(page, 'the door of the wallet')
      await page.getByRole('button', { name: signIn.make() }).click()
      await page.getByRole('button', { name: words(keyWords, language).make() }).click()
      await expectAccessible(page, 'the twelve words')

      await page.goto(link)
      await expect(page.getByRole('button', { name: words(claimPage, language).keep() })).toBeVisible()
      await expectAccessible(page, 'the claim page')
      await shot(page, `claim-${colorScheme}`)
      await page.getByRole('button', { name: words(claimPage, language).another() }).click()
      await expect(page.getByRole('dialog', { name: words(doorsDialog, language).title() })).toBeVisible()
      await expectAccessible(page, 'the other doors')
      await keepBadge(page, language, link)
      await expectAccessible(page, 'kept')
      await openBadges(page, language)
      await expect(heldBadge(page, language, 'Accessible')).toBeVisible()
      await expectAccessible(page, 'the badges')
      await openHeldBadge(page, language, 'Accessible')
      await page
        .locator('label')
        .filter({ hasText: words(sharePanel, language).public() })
        .click()
      const shared = page.getByRole('link', { name: '/share/' })
      await expect(shared).toBeVisible()
      await expectAccessible(page, 'a badge')
      await shot(page, `badge-${colorScheme}`)

      const share = await shared.getAttribute('href')
      const proof = await page.getByRole('link', { name: words(badgePage, language).verify() }).getAttribute('href')
      await page.goto(`${blazon.wallet}/you`)
      // Its address is known, and only to be confirmed.
      const confirm = words(proofStep, language).title({ email: `${colorScheme}@example.org` })
      await expect(page.getByRole('button', { name: confirm, exact: true }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: words(youPage, language).addAddress() })).toHaveCount(0)
      await expectAccessible(page, 'you')
      const club = { name: 'Open House', email: `${colorScheme}.club@example.org` }
      await keepBadge(
        page,
        language,
        await (await openClub(blazon, language, club)).invite(`${colorScheme}@example.org`),
      )
      await page.goto(`${blazon.wallet}/communities`)
      await expect(page.getByRole('heading', { name: words(communitiesPage, language).title() })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: club.name })).toBeVisible()
      await expectAccessible(page, 'the communities')
      await page.getByRole('main').getByRole('link', { name: club.name }).click()
      await expect(page.getByRole('heading', { name: club.name, level: 1 })).toBeVisible()
      await expectAccessible(page, 'a community')
      await page.goto(`${blazon.wallet}/news`)
      await expect(page.getByRole('heading', { name: words(newsPage, language).emptyTitle() })).toBeVisible()
      await expectAccessible(page, 'the news')
      await page.goto(proof ?? '')
      await expect(page.getByRole('heading', { name: words(verdictHeadings, language).genuine() })).toBeVisible()
      await expectAccessible(page, 'the proof')
      await shot(page, `verify-${colorScheme}`)
      await page.goto(share ?? '')
      await expect(page.getByRole('heading', { name: 'Accessible' })).toBeVisible()
      await expectAccessible(page, 'the public page')
      await shot(page, `share-${colorScheme}`)
      await page
        .getByRole('link', { name: words(publicPageWords, language).aboutIssuer({ issuer: ISSUER_NAME }) })
        .click()
      await expect(page.getByRole('heading', { name: ISSUER_NAME, level: 1 })).toBeVisible()
      await expectAccessible(page, 'the page of a community')
      await shot(page, `community-${colorScheme}`)
    })
  })
}
