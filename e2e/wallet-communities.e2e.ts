import { expect, type Page } from '@playwright/test'
import { walletFrame } from '#apps/wallet/shell/texts.ts'
import type { Language } from '#base/text.ts'
import { claimPage } from '#features/issuing/texts.ts'
import { communitiesPage, communitiesSection, communityPage, leaving } from '#features/members/communities/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { openClub } from './club-steps.ts'
import { rejectCookies, settleFirstVisit } from './cookies.ts'
import { heldBadge, keepBadge, openBadges, storageSettled, untilKeptForOffline } from './holder-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { words } from './words.ts'

const NAME = "Les Ateliers d'été"

const rowOf = (page: Page, language: Language) =>
  page.getByRole('list', { name: words(communitiesPage, language).list() }).getByRole('link', { name: NAME })

test('a member sees the community, leaves it by typing its name, and comes back by a new invitation', async ({
  blazon,
  language,
  openBrowser,
  isMobile,
  shot,
}) => {
  const lea = 'lea.member@example.org'
  const [list, community, leave] = [
    words(communitiesPage, language),
    words(communityPage, language),
    words(leaving, language),
  ]
  const { club, invite } = await openClub(blazon, language, { name: NAME, email: 'club@example.org' })
  const [badge = ''] = await club.send(await club.publish('Rope work'), [lea])
  const page = await openBrowser()

  await test.step('the claim page says what joining shows', async () => {
    await page.goto(await invite(lea))
    await expect(page.getByText(words(claimPage, language).joining({ issuer: NAME }))).toBeVisible()
    await expectAccessible(page, 'the claim page of a membership')
    await shot(page, 'membership-claim')
    await keepBadge(page, language, page.url())
    await keepBadge(page, language, badge)
    await openBadges(page, language)
  })

  await test.step('the wallet shows the community, its profile and the card', async () => {
    if (isMobile) await page.getByRole('link', { name: list.list(), exact: true }).click()
    else await page.getByRole('link', { name: words(walletFrame, language).communities() }).click()
    await expect(page.getByRole('heading', { name: list.title() })).toBeVisible()
    await expect(rowOf(page, language)).toBeVisible()
    await shot(page, 'communities')
    await rowOf(page, language).click()
    await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
    await expect(page.getByText('A club of examples.')).toBeVisible()
    await expect(page.getByRole('region', { name: community.card() }).getByRole('link')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Rope work' })).toBeVisible()
    await shot(page, 'community')
  })

  await test.step('leaving wants the name, and keeps the card', async () => {
    await page.getByRole('button', { name: leave.open({ name: NAME }) }).click()
    const dialog = page.getByRole('dialog', { name: leave.title({ name: NAME }) })
    const confirm = dialog.getByRole('button', { name: leave.confirm() })
    await expect(dialog.getByText(leave.stays())).toBeVisible()
    await typeInto(dialog.getByRole('textbox'), 'Les Ateliers')
    await expect(confirm).toBeDisabled()
    await typeInto(dialog.getByRole('textbox'), "les ateliers d'ete")
    await expectAccessible(page, 'leaving a community')
    await shot(page, 'community-leave')
    await confirm.click()
    await expect(page.getByText(leave.left({ name: NAME }))).toBeVisible()
    await expect(page.getByRole('heading', { name: list.emptyTitle() })).toBeVisible()
    await shot(page, 'communities-empty')
    await page.goto(blazon.wallet)
    await expect(heldBadge(page, language, NAME)).toHaveCount(2)
  })

  await test.step('a new invitation brings it back, reached from You', async () => {
    await keepBadge(page, language, await invite(lea))
    await page.goto(`${blazon.wallet}/you`)
    await expect(page.getByText(words(communitiesSection, language).text({ count: 1 }))).toBeVisible()
    await shot(page, 'you')
    await page.getByRole('link', { name: words(communitiesSection, language).open() }).click()
    await expect(rowOf(page, language)).toBeVisible()
  })
})

// A wallet is offline on a phone.
test('communities that were read are shown offline', { tag: '@phone' }, async ({
  browser,
  blazon,
  language,
  locale,
  viewport,
}) => {
  const { invite } = await openClub(blazon, language, { name: NAME, email: 'offline.club@example.org' })
  // Not watched: the console logs each call without a network.
  const context = await browser.newContext({ locale, viewport })
  await settleFirstVisit(context, blazon.studio)
  const page = await context.newPage()
  await rejectCookies(page)
  await keepBadge(page, language, await invite('max.offline@example.org'))
  await openBadges(page, language)
  await untilKeptForOffline(page)
  await page.goto(`${blazon.wallet}/communities`)
  await rowOf(page, language).click()
  await expect(page.getByText('A club of examples.')).toBeVisible()
  await storageSettled(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('A club of examples.')).toBeVisible()
  await expect(page.getByRole('button', { name: words(leaving, language).open({ name: NAME }) })).toBeDisabled()
  await page.getByRole('link', { name: words(communityPage, language).back() }).click()
  await expect(rowOf(page, language)).toBeVisible()
  await context.close()
})
