import { expect, type Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import { badgesPage } from '#features/badges/wallet-texts.ts'
import { stateTitles } from '#features/issuing/texts.ts'
import { linkWords, placeCountWords } from '#features/links/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { test } from './blazon.ts'
import { askForWalletLink, keepBadge } from './holder-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { mailedLink } from './outbox.ts'
import { chooseTime } from './template-steps.ts'
import { words } from './words.ts'

/** Creates a link in the open dialog and returns its address. */
async function makeLink(page: Page, language: Language): Promise<string> {
  const links = words(linkWords, language)
  await page.getByRole('button', { name: links.make(), exact: true }).click()
  await expect(page.getByRole('img', { name: links.scan() })).toBeVisible()
  return (await page.locator('p.bz-mono').textContent()) ?? ''
}

/** The holder is known only after the press on "Keep this badge", which must wait for it. */
async function pressForHolder(page: Page): Promise<void> {
  await page.route('**/wallet/holder', async (route) => {
    await page.locator('main button[aria-busy=true]').waitFor()
    await route.continue()
  })
}

test('a community creates personal, limited and open links, and the open one fills up', async ({
  issuer,
  blazon,
  language,
  studioPage,
  openBrowser,
  shot,
}) => {
  const links = words(linkWords, language)
  const templateId = await issuer.publish('Fair play')
  await studioPage.goto(`${blazon.studio}/templates/basic?hash=${templateId}`)
  const dialog = studioPage.getByRole('dialog')
  await dialog.getByRole('button', { name: links.link(), exact: true }).click()
  await makeLink(studioPage, language)
  await studioPage.getByRole('button', { name: links.copy() }).last().click()
  await expect(studioPage.getByText(words(common, language).copied())).toBeVisible()
  await shot(studioPage, 'link-made')

  await studioPage.getByRole('button', { name: links.newLink() }).click()
  await studioPage.getByRole('button', { name: links.limited(), exact: true }).click()
  await chooseTime(studioPage, links.start(), 10, '10:00', 'previous')
  await shot(studioPage, 'link-limited')
  await makeLink(studioPage, language)

  await studioPage.getByRole('button', { name: links.newLink() }).click()
  await studioPage.getByRole('button', { name: links.open(), exact: true }).click()
  await typeInto(studioPage.getByLabel(links.places()), '3')
  const link = await makeLink(studioPage, language)
  await shot(studioPage, 'link-open')

  // Recipients of the e-mail have a link of their own, which takes one of its places.
  const mailed = studioPage.getByLabel(links.mail())
  await typeInto(mailed, 'noa.link@example.org')
  await mailed.press('Enter')
  await studioPage.getByRole('button', { name: links.send({ count: 1 }) }).click()
  await expect(studioPage.getByText(links.mailed({ count: 1 }))).toBeVisible()
  await expect(
    studioPage
      .getByRole('table', { name: links.list() })
      .getByRole('row')
      .filter({ hasText: '0 / 3' })
      .getByText(words(placeCountWords, language).mailed({ reserved: '1' })),
  ).toBeVisible()
  const own = await mailedLink(blazon, 'noa.link@example.org', `${blazon.wallet}/claim/`)
  expect(own).not.toBe(link)

  for (const email of ['ada.link@example.org', 'max.link@example.org']) {
    const page = await openBrowser()
    await page.goto(await askForWalletLink(page, blazon, language, email))
    await expect(page.getByRole('heading', { name: words(badgesPage, language).title() })).toBeVisible()
    await pressForHolder(page)
    await keepBadge(page, language, link)
  }
  const late = await openBrowser()
  await late.goto(link)
  await expect(late.getByRole('heading', { name: words(stateTitles, language).full() })).toBeVisible()
  await shot(late, 'link-full')
})

test('the QR code of a badge is made once, shown at once, and downloaded', async ({
  issuer,
  blazon,
  language,
  studioPage,
  shot,
}) => {
  const links = words(linkWords, language)
  const templateId = await issuer.publish('Fair code')
  await studioPage.goto(`${blazon.studio}/templates/basic?hash=${templateId}`)
  await studioPage.getByRole('button', { name: links.qr(), exact: true }).click()
  await expect(studioPage.getByText(links.noCode())).toBeVisible()
  await studioPage.getByRole('button', { name: links.makeCode(), exact: true }).click()
  await expect(studioPage.getByRole('img', { name: links.scan() })).toBeVisible()
  await shot(studioPage, 'link-code')
  const download = studioPage.waitForEvent('download')
  const dialog = studioPage.getByRole('dialog').last()
  await dialog.getByRole('button', { name: words(common, language).download(), exact: true }).click()
  expect((await download).suggestedFilename()).toBe('Fair code.png')
  // One more press shows the same link: none is made twice.
  const address = await dialog.locator('p.bz-mono').textContent()
  await studioPage.keyboard.press('Escape')
  await studioPage.getByRole('button', { name: links.qr(), exact: true }).click()
  await expect(studioPage.locator('p.bz-mono')).toHaveText(address ?? '')
})
