import { expect, type Locator, type Page } from '@playwright/test'
import { answerWords, doorWords } from '#features/door/texts.ts'
import { ticketWords } from '#features/door/wallet-texts.ts'
import { expectAccessible } from './axe.ts'
import { test as base } from './blazon.ts'
import { rejectCookies, settleFirstVisit } from './cookies.ts'
import { createEvent } from './door-steps.ts'
import { film, filmFresh, launchWithCamera } from './fake-camera.ts'
import { keepBadge, openBadges, openHeldBadge, untilKeptForOffline } from './holder-steps.ts'
import { nextMail } from './outbox.ts'
import { saved } from './saved.ts'
import { words } from './words.ts'

/** A page of the signed-in studio whose camera shows the film at `film`, which is read when the page loads. */
type Door = { page: Page; film: string }

const test = base.extend<{ door: Door }>({
  door: async ({ issuer, blazon, playwright, watch, locale, viewport }, use, info) => {
    const file = info.outputPath('camera.mjpeg')
    const withCamera = await launchWithCamera({ playwright }, file)
    const context = await withCamera.newContext({
      locale,
      viewport,
      permissions: ['camera'],
      storageState: issuer.kept,
    })
    watch(context)
    await settleFirstVisit(context, blazon.studio)
    await use({ page: await context.newPage(), film: file })
    await withCamera.close()
  },
})

// A door is watched by phone.
test('the door admits a ticket from the wallet, and only once', { tag: '@phone' }, async ({
  door,
  issuer,
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const templateId = await createEvent(issuer, language)
  const [link = ''] = await issuer.send(templateId, ['guest@example.org'])
  const wallet = await openBrowser()
  await keepBadge(wallet, language, link)
  await openBadges(wallet, language)
  await openHeldBadge(wallet, language, 'Summer feast')
  const code = wallet.getByRole('img', { name: words(ticketWords, language).label() })
  await expect(code).toBeVisible()
  await expectAccessible(wallet, 'a ticket with its code')
  await shot(wallet, 'ticket')

  const answers = words(answerWords, language)
  await test.step('the first time it is admitted', async () => {
    await filmFresh(code, door.film)
    await door.page.goto(`${blazon.studio}/door/${templateId}`)
    await expect(door.page.getByText(answers.in(), { exact: true })).toBeVisible()
    await expectAccessible(door.page, 'a door that said yes')
    await shot(door.page, 'door-in')
  })
  await test.step('the second time the door shows when', async () => {
    await filmFresh(code, door.film)
    await door.page.reload()
    await expect(door.page.getByText(answers.used(), { exact: true })).toBeVisible()
    await expect(door.page.getByText(/^(Admitted on|Entrée le) .*\d\.$/)).toBeVisible()
    await expectAccessible(door.page, 'a door that said no')
    await shot(door.page, 'door-used')
  })
})

// A ticket is shown by phone.
test('a ticket opened once shows its code offline, also after a reload', { tag: '@phone' }, async ({
  browser,
  issuer,
  blazon,
  language,
  locale,
  viewport,
}) => {
  const [link = ''] = await issuer.send(await createEvent(issuer, language), ['offline@example.org'])
  // Not watched: the console logs each call without a network.
  const context = await browser.newContext({ locale, viewport })
  await settleFirstVisit(context, blazon.studio)
  const page = await context.newPage()
  await rejectCookies(page)
  await keepBadge(page, language, link)
  await openBadges(page, language)
  await openHeldBadge(page, language, 'Summer feast')
  const code = page.getByRole('img', { name: words(ticketWords, language).label() })
  await expect(code).toBeInViewport({ ratio: 1 })
  await untilKeptForOffline(page)
  await context.setOffline(true)
  await page.reload()
  await expect(code).toBeInViewport({ ratio: 1 })
  await context.close()
})

const checkIns = '/api/v1/managers/templates/*/door/check-ins'

test.describe('a failing response', () => {
  test.use({ refusals: { [checkIns]: 503 } })

  test('the door retries a failed check-in and admits the code from a ticket e-mail', async ({
    door,
    issuer,
    blazon,
    language,
    openBrowser,
    shot,
  }) => {
    const templateId = await createEvent(issuer, language)
    await test.step('the issuer allows static codes', async () => {
      // Without a film the camera shows nothing.
      await film(await pageOf(await openBrowser(), ''), door.film)
      await door.page.goto(`${blazon.studio}/door/${templateId}`)
      const taking = door.page.getByRole('switch', { name: words(doorWords, language).staticCode() })
      const label = door.page.locator('label').filter({ hasText: words(doorWords, language).staticCode() })
      await saved(door.page, () => label.click())
      await expect(taking).toBeChecked()
    })
    await test.step('the e-mail contains the code, and the door admits it', async () => {
      await issuer.send(templateId, ['unopened@example.org'])
      const { attachments } = await nextMail(blazon, 'unopened@example.org')
      const code = attachments.find(({ contentId }) => contentId === '<enclosed>')?.content as ArrayBuffer
      const drawn = Buffer.from(code).toString('base64')
      await film(await pageOf(await openBrowser(), `<img width="360" src="data:image/png;base64,${drawn}">`), door.film)
      // Until the failure was seen: it is shown for the two seconds until the next try, which a slow machine may miss.
      await door.page.route(`**${checkIns}`, (route) => route.fulfill({ status: 503, json: {} }))
      await door.page.reload()
      await expect(door.page.getByText(words(answerWords, language).failed(), { exact: true })).toBeVisible()
      await door.page.unroute(`**${checkIns}`)
      await expect(door.page.getByText(words(answerWords, language).in(), { exact: true })).toBeVisible()
      await shot(door.page, 'door-mailed')
    })
  })
})

async function pageOf(page: Page, html: string): Promise<Locator> {
  await page.setContent(`<main style="width:360px;height:360px">${html}</main>`)
  return page.locator('main')
}
