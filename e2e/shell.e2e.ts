import { expect, type Page } from '@playwright/test'
import { shellTexts, welcomeTexts } from '#apps/studio/shell/texts.ts'
import type { Language } from '#base/text.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { bellWords } from '#features/notifications/texts.ts'
import { anotherCommunity } from '#features/sign-in/accounts/texts.ts'
import { searchWords } from '#features/templates/list/search-texts.ts'
import { orderWords } from '#features/templates/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { test } from './blazon.ts'
import { expectFocusSeen, pressUntil, typeInto } from './keyboard-steps.ts'
import { words } from './words.ts'

// Phones have no keyboard.
test('the search finds a template by keyboard from any page, ignoring accents', { tag: '@desk' }, async ({
  studioPage: page,
  issuer,
  blazon,
  language,
  shot,
}) => {
  const search = words(searchWords, language)
  await issuer.publish('Été sur glacier')
  await page.goto(`${blazon.studio}/settings/language`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  const field = page.getByRole('dialog').getByRole('searchbox', { name: search.search() })
  await expect(field).toBeFocused()
  await page.keyboard.type('ETE SUR')
  const result = page.getByRole('dialog').getByRole('link', { name: 'Été sur glacier' })
  await expect(result).toBeVisible()
  await shot(page, 'search-palette')
  await page.keyboard.press('ArrowDown')
  await expect(result).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/templates\/basic\?hash=\w+/)
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.goto(`${blazon.studio}/search`)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await shot(page, 'search-all')
  await page.keyboard.type('glacier')
  await expect(page.getByRole('link', { name: 'Été sur glacier' })).toBeVisible()
  await shot(page, 'search')
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('glacier')
  await typeInto(page.getByRole('searchbox'), 'x'.repeat(60))
  await expect(page.getByRole('searchbox')).toHaveValue('x'.repeat(50))
  await expect(page.getByText(search.nothing({ text: 'x'.repeat(50) }))).toBeVisible()
})

test('legal pages open in the studio, and unknown pages lead to the start page', async ({
  studioPage: page,
  blazon,
  language,
  isMobile,
  shot,
}) => {
  const shell = words(shellTexts, language)
  await page.goto(`${blazon.studio}/settings/language`)
  await expect(page).toHaveTitle(`${isMobile ? shell.settings() : shell.language()} | Blazon`)
  if (!isMobile) await page.getByRole('button', { name: shell.legal() }).click()
  await page.getByRole('link', { name: shell.privacy(), exact: true }).click()
  await expect(page).toHaveURL(`${blazon.studio}/settings/privacy`)
  await expect(page).toHaveTitle(`${shell.privacy()} | Blazon`)
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  await shot(page, 'settings-privacy')
  await page.goto(`${blazon.studio}/settings/else`)
  await expect(page).toHaveURL(/\/templates\/(membership|basic)$/)
})

test('another community is created from the menu, on phones from the settings', async ({
  studioPage: page,
  issuer,
  blazon,
  language,
  isMobile,
}) => {
  const shell = words(shellTexts, language)
  await page.clock.install()
  await page.reload()
  if (isMobile) await page.goto(`${blazon.studio}/settings/language`)
  else await page.getByRole('button', { name: shell.yourMenu() }).click()
  await page.getByRole(isMobile ? 'button' : 'menuitem', { name: shell.newCommunity() }).click()
  await expect(page.getByText(words(anotherCommunity, language).text({ email: issuer.email }))).toBeVisible()
  // The pointer came into the menu just before the press: that opens it no more.
  await page.clock.runFor(1000)
  await expect(page.getByRole('menu')).toBeHidden()
  await page.getByRole('button', { name: words(anotherCommunity, language).keep() }).click()
  await expect(page).toHaveURL(`${blazon.studio}/signup?connected=1`)
})

// Rows that came later would move those below from under a finger. A side bar has its foot in its place.
test('every row of the settings is there before the community was read', { tag: '@phone' }, async ({
  studioPage: page,
  blazon,
  language,
}) => {
  const shell = words(shellTexts, language)
  const read = `**/api/v1${getIssuer.path}`
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(read, (route) => promise.then(() => route.continue()))
  const asked = page.waitForRequest(read)
  await page.goto(`${blazon.studio}/settings/language`)
  await expect(page.getByRole('button', { name: shell.newCommunity() })).toBeVisible()
  for (const row of [shell.channel(), shell.developers()])
    await expect(page.getByRole('link', { name: row, exact: true })).toBeVisible()
  const rows = await page.getByRole('listitem').allInnerTexts()
  const answer = (await asked).response()
  resolve()
  await answer
  await expect(page.getByRole('listitem')).toHaveText(rows)
})

/** Code that loads at the first press. */
const LATE_PARTS = /\/assets\/(?:bell-panel|menu-part|dialog-frame)-.*\.(?:js|css)$/
const TOOLTIP = /\/assets\/tip-.*\.js$/

// Phones have no keyboard.
test('Escape closes the notifications and a menu before they have the focus or their code', { tag: '@desk' }, async ({
  studioPage: page,
  issuer,
  blazon,
  language,
}) => {
  await issuer.publish('Kind climber')
  await page.goto(`${blazon.studio}/templates/basic`)
  const bell = page.getByRole('button', { name: new RegExp(`^${words(bellWords, language).bell()}`) })
  const held = Promise.withResolvers<void>()
  await page.route(LATE_PARTS, async (route) => {
    await held.promise
    await route.fallback()
  })
  await bell.press('Enter')
  await expect(bell).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(bell).toHaveAttribute('aria-expanded', 'false')
  const orders = words(orderWords, language)
  const menu = page.getByRole('button', { name: orders.orderIs({ order: orders.newest() }) })
  const item = page.getByRole('menuitem').first()
  await menu.press('Enter')
  await page.keyboard.press('Escape')
  held.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  // One that was still asked for would have opened by itself, and would be closed by this press.
  await menu.press('Enter')
  await expect(item).toBeVisible()
  await menu.focus()
  await expect(menu).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(item).toBeHidden()
})

test.describe('late code', () => {
  test.use({ refusals: { '/assets/*': 503 } })

  const reportOf = (page: Page, language: Language) =>
    page.getByRole('alert').filter({ hasText: words(common, language).notLoaded() })
  const refuse = (page: Page) => page.route(LATE_PARTS, (route) => route.fulfill({ status: 503 }))
  const expectReport = async (page: Page, language: Language) => {
    await expect(reportOf(page, language)).toBeVisible()
    await page.unroute(LATE_PARTS)
  }

  test('failed notifications are reported, and load at the next press', async ({
    studioPage: page,
    language,
    isMobile,
  }) => {
    const notLoaded = reportOf(page, language)
    const bell = page.getByRole('button', { name: new RegExp(`^${words(bellWords, language).bell()}`) })
    const notices = page.getByRole('dialog', { name: words(bellWords, language).bell() })
    // A tap, because a click counts as a mouse on phones too.
    const press = () => (isMobile ? bell.tap() : bell.click())
    await refuse(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.clock.install()
    await press()
    await expectReport(page, language)
    if (!isMobile) {
      await notLoaded.focus()
      await notLoaded.hover()
      await page.mouse.move(1, 1)
      // Longer than a toast stays open.
      await page.clock.fastForward(3500)
      await expect(notLoaded).toBeVisible()
    }
    await press()
    await expect(notices).toBeVisible()
    // A tooltip's code loads when the pointer arrives.
    if (isMobile) expect(asked.filter((address) => TOOLTIP.test(address))).toEqual([])
    await page.keyboard.press('Escape')
    await expect(notices).toBeHidden()
  })

  // A browser of its own: one that has loaded a part before may show it from its memory, without asking the server.
  test('a failed menu and a failed dialog are reported, and load at the next press', async ({
    studioPage: page,
    blazon,
    language,
    isMobile,
  }) => {
    const shell = words(shellTexts, language)
    const menu = page.getByRole('button', { name: shell.yourMenu() })
    const item = page.getByRole(isMobile ? 'button' : 'menuitem', { name: shell.newCommunity() })
    const question = page.getByRole('button', { name: words(anotherCommunity, language).keep() })
    await refuse(page)
    if (isMobile) await page.goto(`${blazon.studio}/settings/language`)
    else {
      await menu.press('Enter')
      await expectReport(page, language)
      await menu.press('Enter')
      await expect(item).toBeVisible()
      // The next report has the same words.
      await expect(reportOf(page, language)).toBeHidden()
      await refuse(page)
    }
    await item.click()
    await expectReport(page, language)
    if (!isMobile) await menu.press('Enter')
    await item.click()
    await expect(question).toBeVisible()
  })
})

test('the tour is shown once', async ({ studioPage: page, language, shot }) => {
  const welcome = words(welcomeTexts, language)
  const tour = page.getByRole('dialog', { name: welcome.tour() })
  await test.step('the tour', async () => {
    await page.context().clearCookies({ name: 'tourGuideNav' })
    await page.reload()
    await expect(tour).toBeVisible()
    await shot(page, 'tour')
    expect((await tour.boundingBox())?.width).toBeLessThanOrEqual(500)
    await page.keyboard.press('Escape')
    await expect(tour).toBeHidden()
    await page.reload()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(tour).toBeHidden()
  })
})

test('send and create are one press away in a narrow side bar and on phones', async ({
  studioPage: page,
  issuer,
  blazon,
  language,
  isMobile,
  shot,
}) => {
  const shell = words(shellTexts, language)
  // Its card is beneath the shortcuts.
  if (!isMobile) await issuer.publish('Kind belayer', { category: 'community' })
  const category = shell.community()
  const [send, add] = [shell.sendOf({ category }), shell.addOf({ category })].map((name) =>
    page.getByRole('button', { name }),
  )
  const entry = page.getByRole('navigation', { name: shell.navigation() }).getByRole('link', { name: category })
  if (isMobile) {
    await page.goto(`${blazon.studio}/settings/language`)
    await page.getByRole('button', { name: shell.createOne() }).tap()
    await shot(page, 'phone-add')
    await page.getByRole('menuitem', { name: shell.ticket() }).tap()
    await expect(page).toHaveURL(/\/templates\/ticket\?add=1/)
  }
  await page.setViewportSize({ width: 800, height: 800 })
  await page.goto(`${blazon.studio}/templates/community`)
  if (isMobile) {
    await shot(page, 'narrow-touch')
    await send?.tap()
    return expect(page).toHaveURL(/send=1/)
  }
  await entry.hover()
  await shot(page, 'narrow-hover')
  await add?.click()
  await expect(page).toHaveURL(/add=1/)
  await page.goto(`${blazon.studio}/templates/community`)
  // From here on by keyboard alone: the pointer rests where nothing reacts to it.
  await page.mouse.move(790, 790)
  await pressUntil(page, 'Tab', entry)
  await page.keyboard.press('Tab')
  await expectFocusSeen(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/send=1/)
})
