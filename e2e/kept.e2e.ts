import { expect, type Page } from '@playwright/test'
import { keptNext } from '#apps/wallet/shell/texts.ts'
import { fileWords } from '#features/badges/files/texts.ts'
import { badgePage, eventWays, formatWords, sharePanel } from '#features/badges/wallet-texts.ts'
import { createPost } from '#features/channel/contract.ts'
import { keptView } from '#features/issuing/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { openClub } from './club-steps.ts'
import { keepBadge } from './holder-steps.ts'
import { adminCalls } from './issuer-calls.ts'
import { foundQuest } from './quest-steps.ts'
import { words } from './words.ts'

const LEA = 'lea.kept@example.org'
const DAY = 24 * 3_600_000

/** Records what the page hands to the share sheet, which this browser does not have. */
async function recordShared(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, { share: async ({ url }: ShareData) => void shared.push(url ?? '') })
  })
  return () => page.evaluate(() => (window as unknown as { shared: string[] }).shared)
}

test('a kept badge is shared in one press, and shows what is next', async ({ blazon, language, openBrowser, shot }) => {
  const [next, share, files] = [words(keptNext, language), words(sharePanel, language), words(fileWords, language)]
  const formats = words(formatWords, language)
  const name = 'Atelier du col'
  const { club, invite } = await openClub(blazon, language, { name, email: 'kept.club@example.org' })
  const ask = adminCalls(club, blazon)
  const badge = await club.publish('Rope work')
  const drafts = [{ type: 'code' as const, data: { kind: 'word', word: 'Corde' }, reward: 5, title: 'The word' }]
  await foundQuest(ask, drafts, { required: 1, title: 'Winter on the wall', rewardPoints: 10 })
  await ask(createPost, { message: 'The wall opens at ten on Sunday.' })
  const page = await openBrowser()
  const shared = await recordShared(page)
  const part = page.getByRole('region', { name: next.title() })

  await test.step('the card, Share, what is next, and the formats behind their line', async () => {
    await keepBadge(page, language, await invite(LEA))
    const [link = ''] = await club.send(badge, [LEA])
    await keepBadge(page, language, link)
    await expect(part.getByRole('link', { name: 'Winter on the wall' })).toBeVisible()
    await expect(part.getByRole('link', { name }).getByText('The wall opens')).toBeVisible()
    await expect(page.getByRole('button', { name: share.copy() })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'JWT', exact: true })).toBeHidden()
    await expectAccessible(page, 'kept')
    await shot(page, 'kept')
  })

  await test.step('one press makes the public page and hands its address over', async () => {
    await page.getByRole('button', { name: share.share(), exact: true }).click()
    await expect.poll(shared).toHaveLength(1)
    const [url = ''] = await shared()
    expect(url).toContain('/share/')
    await expect(page.getByRole('button', { name: share.copy() })).toBeVisible()
    await expect(page.getByRole('button', { name: files.picture() })).toBeVisible()
    await expect(page.getByRole('link', { name: url.replace(/^https?:\/\//, '') })).toHaveAttribute('href', url)
    const linkedin = page.getByRole('link', { name: words(badgePage, language).linkedin() })
    await expect(linkedin).toHaveAttribute('href', new RegExp(encodeURIComponent(url)))
    await shot(page, 'kept-shared')
    const stranger = await openBrowser()
    await stranger.goto(url)
    await expect(stranger.getByRole('heading', { name: 'Rope work' })).toBeVisible()
  })

  await test.step('the formats open by a press', async () => {
    await page.getByText(formats.title()).click()
    await expect(page.getByRole('button', { name: words(badgePage, language).download() })).toBeVisible()
    await expect(page.getByRole('button', { name: 'JWT', exact: true })).toBeVisible()
    await shot(page, 'kept-formats')
  })
})

test('without quests, an event or a channel nothing is said of what is next', async ({
  issuer,
  language,
  openBrowser,
}) => {
  const page = await openBrowser()
  const [link = ''] = await issuer.send(await issuer.publish('Alone'), ['alone.kept@example.org'])
  await keepBadge(page, language, link)
  // There once the badge has been read, as what is next would be.
  await expect(page.getByText(words(formatWords, language).title())).toBeVisible()
  await expect(page.getByRole('heading', { name: words(keptNext, language).title() })).toBeHidden()
})

test('a ticket leads to its event: the way, and an entry for the calendar', async ({
  issuer,
  language,
  openBrowser,
  shot,
}) => {
  const ways = words(eventWays, language)
  const page = await openBrowser()
  const templateId = await issuer.publish('Winter opening', {
    category: 'ticket',
    location: 'Lyon, France',
    streetAddress: '12 rue Noire',
    startDate: new Date(Date.now() + DAY).toISOString(),
    endDate: new Date(Date.now() + 2 * DAY).toISOString(),
  })
  const [link = ''] = await issuer.send(templateId, ['ticket.kept@example.org'])
  await keepBadge(page, language, link)
  await expect(page.getByRole('heading', { name: words(keptView, language).title() })).toBeVisible()
  await expect(page.getByRole('link', { name: ways.directions() })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/search\?query=12%20rue%20Noire/,
  )
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: ways.calendar() }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.ics$/)
  await shot(page, 'kept-ticket')
})
