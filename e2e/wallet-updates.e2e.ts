import { expect } from '@playwright/test'
import { youPage } from '#features/holders/wallet-texts.ts'
import { pushSection } from '#features/push/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { openClub } from './club-steps.ts'
import { heldBadge, keepBadge, openBadges } from './holder-steps.ts'
import { words } from './words.ts'

test('a badge collected in one browser appears in another without a reload', async ({
  blazon,
  language,
  openBrowser,
}) => {
  const lea = 'lea.twice@example.org'
  const { club, invite } = await openClub(blazon, language, { name: 'Two browsers', email: 'two@example.org' })
  const [badge = ''] = await club.send(await club.publish('Rope work'), [lea])
  const [here, there] = [await openBrowser(), await openBrowser()]
  await keepBadge(here, language, await invite(lea))
  await openBadges(here, language)
  await expect(heldBadge(here, language, 'Two browsers')).toBeVisible()
  await keepBadge(there, language, badge)
  await expect(heldBadge(here, language, 'Rope work')).toBeVisible()
})

test('the wallet says where notifications are off, and why a browser blocks them', async ({
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const push = words(pushSection, language)
  const { invite } = await openClub(blazon, language, { name: 'Quiet club', email: 'quiet@example.org' })
  const page = await openBrowser()
  await keepBadge(page, language, await invite('lea.quiet@example.org'))
  await page.goto(`${blazon.wallet}/you`)
  await expect(page.getByRole('heading', { name: words(youPage, language).title() })).toBeVisible()
  const section = page.locator('section', { has: page.getByRole('heading', { name: push.title(), exact: true }) })
  // A browser without windows always blocks notifications; with windows it asks.
  await expect(section.getByText(push.blocked())).toBeVisible()
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }))
  await page.reload()
  await expect(section.getByText(push.isOff())).toBeVisible()
  await expect(section.getByRole('button', { name: push.turnOn() })).toBeEnabled()
  await expectAccessible(page, 'notifications in the wallet')
  await section.scrollIntoViewIfNeeded()
  await shot(page, 'notifications')
})
