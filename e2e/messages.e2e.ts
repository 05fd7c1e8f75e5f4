import { expect, type Page } from '@playwright/test'
import { walletCode } from '#features/sign-in/texts.ts'
import { formWords } from '#features/templates/texts.ts'
import { words as common, commonProblems } from '#ui/words/texts.ts'
import { test } from './blazon.ts'
import { createEvent } from './door-steps.ts'
import { openFirstList } from './enter-steps.ts'
import { askForLink } from './issuer-steps.ts'
import { words } from './words.ts'

const CHALLENGE = '/api/v1/auth/'
const FINALIZE = '/api/v1/auth/manager-magic-link/finalize'
const DOOR = '/api/v1/managers/templates/*/door'
test.use({ refusals: { [CHALLENGE]: 500, [FINALIZE]: 503, [DOOR]: 503 } })

/** Simulates server errors on the network: the call fails `times` times. */
async function fail(page: Page, path: string, status: number) {
  await page.route(`**${path}`, (route) => route.fulfill({ status, body: '' }), { times: 1 })
}

/** Notes each error that a page shows in a toast, also those that nobody looks at in time; returns a function that reads them. */
async function countTold(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = []
    Object.assign(window, { told })
    const known = new WeakSet<Element>()
    const look = () => {
      for (const toast of document.querySelectorAll('[data-kind="error"]')) {
        if (!known.has(toast)) told.push(toast.textContent?.trim() ?? '')
        known.add(toast)
      }
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told)
}

// Needs no second language or width.
test('an error appears in a toast at the bottom for three seconds', { tag: '@desk' }, async ({
  issuer,
  blazon,
  language,
  openBrowser,
  studioPage,
  shot,
}) => {
  const said = words(commonProblems, language)
  const page = await openBrowser()
  const toast = (text: string, on: Page = page) => on.locator('[data-kind="error"]').filter({ hasText: text })

  await test.step('a code that cannot be made', async () => {
    await fail(page, CHALLENGE, 500)
    // What fails is called before the page has loaded completely.
    await page.goto(`${blazon.studio}/signin`, { waitUntil: 'commit' })
    await expect(toast(said.serverError())).toBeVisible()
    await shot(page, 'toast')
    // It stays while the pointer is on it.
    await toast(said.serverError()).hover()
    const box = await toast(said.serverError()).boundingBox()
    await page.mouse.move(1, 1)
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(3)
    expect(box?.y).toBeGreaterThan(height - 120)
    await expect(page.getByText(words(walletCode, language).notMade())).toBeVisible()
    await expect(toast(said.serverError())).toBeHidden()
    await page.getByRole('button', { name: words(common, language).tryAgain() }).click()
    await expect(page.getByRole('img', { name: words(walletCode, language).label() })).toBeVisible()
  })

  await test.step('a link that the server could not finish', async () => {
    const link = await askForLink(page, blazon, language, issuer.email)
    await fail(page, FINALIZE, 503)
    await page.goto(link, { waitUntil: 'commit' })
    await expect(toast(said.serverRetry())).toBeVisible()
    await page.getByRole('button', { name: words(common, language).tryAgain() }).click()
    await openFirstList(page)
  })

  await test.step('a page that polls reports a failure once', async () => {
    const templateId = await createEvent(issuer, language)
    let failures = 0
    await studioPage.clock.install()
    const read = studioPage.waitForResponse(`**${DOOR}`)
    await studioPage.goto(`${blazon.studio}/door/${templateId}`)
    await read
    await studioPage.route(`**${DOOR}`, (route) => {
      failures++
      return route.fulfill({ status: 503, body: '' })
    })
    const told = await countTold(studioPage)
    // Advances the page's clock by a second at a time until a condition is true.
    const pass = (until: () => boolean) => {
      const next = async () => {
        await studioPage.clock.runFor(1000)
        return until()
      }
      return expect.poll(next, { timeout: 60_000, intervals: [50] }).toBe(true)
    }
    // Each read is tried three times: this is the one after the next.
    await pass(() => failures > 6)
    expect(await told()).toEqual([said.serverError()])
    await studioPage.unroute(`**${DOOR}`)
  })

  await test.step('an incomplete form', async () => {
    await studioPage.goto(`${blazon.studio}/templates/basic?add=1`)
    await studioPage
      .getByRole('dialog')
      .getByRole('button', { name: words(formWords, language).create() })
      .click()
    await expect(toast(said.fillIn(), studioPage)).toBeVisible()
  })
})
