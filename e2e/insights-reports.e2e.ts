import { type BrowserContext, expect, type Page } from '@playwright/test'
import { faceWords, verdictHeadings } from '#features/badges/verification/verdict-texts.ts'
import { listSessions } from '#features/claims/contract.ts'
import { manyWords } from '#features/history/texts.ts'
import { getInsights } from '#features/insights/contract.ts'
import { claimPage } from '#features/issuing/texts.ts'
import { createSessions } from '#features/sends/contract.ts'
import { READING_MS } from '#ui/calls/first-touch.ts'
import { test as base } from './blazon.ts'
import { settleFirstVisit } from './cookies.ts'
import { adminCalls } from './issuer-calls.ts'
import { giveSharedBadge } from './shared-badge.ts'
import { words } from './words.ts'

type ForTest = {
  /** A browser that does not say that a program drives it, as those of people and of mail scanners. */
  visitor: BrowserContext
  /** A personal link that was not mailed, and whether its page counts as opened. */
  link: { url: string; templateId: string; isOpened: () => Promise<boolean> }
}

const test = base.extend<ForTest>({
  visitor: async ({ playwright, locale, viewport, watch, blazon }, use, info) => {
    const { launchOptions } = info.project.use
    const args = [...(launchOptions?.args ?? []), '--disable-blink-features=AutomationControlled']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' })
    watch(context)
    await settleFirstVisit(context, blazon.wallet)
    await use(context)
    await browser.close()
  },
  link: async ({ issuer, blazon }, use) => {
    const admin = adminCalls(issuer, blazon)
    const templateId = await issuer.publish('Opened')
    const { links } = await admin(createSessions, { templateId, sessionNumber: 1 })
    const isOpened = async () => (await admin(listSessions, { templateId, opened: 'yes' })).pagination.totalCount > 0
    await use({ url: links[0] ?? '', templateId, isOpened })
  },
})

/** Opens the page of a link, and stays for as long as a reader does at least. */
async function read(page: Page, url: string, button: string) {
  await page.goto(url)
  await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
  await page.waitForTimeout(READING_MS * 1.5)
}

/** Waits for a report that would be on its way. */
const settled = (page: Page) => page.waitForTimeout(1000)

test('the sender sees that a page was opened once somebody presses something', async ({
  visitor,
  link,
  language,
  shot,
}) => {
  const say = words(claimPage, language)
  const page = await visitor.newPage()
  await read(page, link.url, say.keep())
  await expect(page.getByText(say.seen())).toBeVisible()
  expect(await link.isOpened()).toBe(false)
  await page.keyboard.press('Tab')
  await expect.poll(link.isOpened).toBe(true)
  await page.getByText(say.seen()).scrollIntoViewIfNeeded()
  await shot(page, 'claim-seen')
})

// The address that insights link to; the history looks the same on phones.
test('the history lists badges whose page was opened, until the filter is pressed', { tag: '@desk' }, async ({
  visitor,
  link,
  language,
  studioPage,
  blazon,
  shot,
}) => {
  const say = words(manyWords, language)
  const page = await visitor.newPage()
  await read(page, link.url, words(claimPage, language).keep())
  await page.keyboard.press('Tab')
  await expect.poll(link.isOpened).toBe(true)
  const address = `${blazon.studio}/templates/basic?hash=${link.templateId}&detail-sentFrom=2026-01-01`
  await studioPage.goto(`${address}&detail-opened=no`)
  await expect(studioPage.getByText(say.noMatch())).toBeVisible()
  await studioPage.getByRole('button', { name: say.pageNeverOpened() }).click()
  await expect(studioPage.getByText(say.noMatch())).toBeHidden()
  await studioPage.goto(`${address}&detail-opened=yes`)
  await expect(studioPage.getByRole('button', { name: say.pageOpenedOnly(), pressed: true })).toBeVisible()
  await expect(studioPage.getByText(say.noMatch())).toBeHidden()
  await shot(studioPage, 'history-opened')
})

test('a wheel is enough', { tag: '@desk' }, async ({ visitor, link, language }) => {
  const page = await visitor.newPage()
  await read(page, link.url, words(claimPage, language).keep())
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 100)
  await expect.poll(link.isOpened).toBe(true)
})

test('a page is reported once each time it is loaded', async ({ visitor, link, language }) => {
  const page = await visitor.newPage()
  let reports = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/opened')) reports += 1
  })
  await read(page, link.url, words(claimPage, language).keep())
  for (const key of ['Tab', 'Tab', 'ArrowDown']) await page.keyboard.press(key)
  await settled(page)
  expect(reports).toBe(1)
  await page.reload()
  await page.waitForTimeout(READING_MS * 2)
  await page.keyboard.press('Tab')
  await expect.poll(() => reports).toBe(2)
})

for (const [name, where] of [
  ['a verification page', 'verifyUrl'],
  ["a badge's public page", 'shareUrl'],
] as const) {
  test(`a check counts once somebody presses something on ${name}`, async ({ visitor, issuer, blazon, language }) => {
    const { templateId, ...badge } = await giveSharedBadge(issuer, blazon, 'Checked')
    const admin = adminCalls(issuer, blazon)
    const checks = async () => (await admin(getInsights, { templateId })).chain.checked
    const page = await visitor.newPage()
    await page.goto(badge[where])
    const said = where === 'verifyUrl' ? verdictHeadings : faceWords
    await expect(page.getByText(words(said, language).genuine(), { exact: true }).first()).toBeVisible()
    await page.waitForTimeout(READING_MS * 1.5)
    expect(await checks()).toBe(0)
    await page.keyboard.press('Tab')
    await expect.poll(checks).toBe(1)
  })
}

// As scanners of mail servers do, which take pictures and look for traps.
test('a browser that runs the scripts of a page and touches nothing counts nothing', async ({
  visitor,
  link,
  language,
}) => {
  const page = await visitor.newPage()
  await read(page, link.url, words(claimPage, language).keep())
  expect(await page.evaluate(() => navigator.webdriver)).toBe(false)
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight)
    for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove']) document.body.dispatchEvent(new Event(type))
    document.querySelector('main')?.click()
  })
  await page.screenshot()
  await settled(page)
  expect(await link.isOpened()).toBe(false)
})

test('a browser that a program drives counts nothing', async ({ openBrowser, link, language }) => {
  const page = await openBrowser()
  await read(page, link.url, words(claimPage, language).keep())
  expect(await page.evaluate(() => navigator.webdriver)).toBe(true)
  await page.keyboard.press('Tab')
  await settled(page)
  expect(await link.isOpened()).toBe(false)
})
