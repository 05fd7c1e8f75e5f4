import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { findingSentences } from '#features/badges/findings/texts.ts'
import { checkPageWords } from '#features/badges/verification/page-texts.ts'
import { verdictHeadings } from '#features/badges/verification/verdict-texts.ts'
import { claimPage, doorsDialog } from '#features/issuing/texts.ts'
import { test } from './blazon.ts'
import { giveSharedBadge } from './shared-badge.ts'
import { words } from './words.ts'

// The page looks the same, and its words are tested elsewhere.
test('anyone can verify a badge in each of its forms', { tag: '@desk' }, async ({
  issuer,
  blazon,
  language,
  openBrowser,
}) => {
  const checkPage = words(checkPageWords, language)
  const headings = words(verdictHeadings, language)
  const findings = words(findingSentences, language)
  const { credentialUrl: badge } = await giveSharedBadge(issuer, blazon, 'Brought')
  const page = await openBrowser()
  const read = async (ending: string) => (await page.request.get(`${badge}${ending}`)).body()
  const verdictIs = (hero: string) => expect(page.getByRole('heading', { name: hero })).toBeVisible()
  const paste = async (text: string) => {
    await page.goto(`${blazon.studio}/verify`)
    await page.getByLabel(checkPage.paste()).focus()
    await page.keyboard.insertText(text)
    await page.getByRole('button', { name: checkPage.check(), exact: true }).click()
  }
  const json = String(await read(''))

  await test.step('its JSON, pasted', async () => {
    await paste(json)
    await verdictIs(headings.genuine())
    await expect(page.getByText(findings['signature.good'](), { exact: true })).toBeVisible()
  })
  await test.step('its JWT of either kind, pasted', async () => {
    for (const ending of ['.jwt', '.jwt?alg=RS256']) {
      await paste(String(await read(ending)))
      await verdictIs(headings.genuine())
    }
  })
  await test.step('its JSON, which the browser saves', async () => {
    const saving = page.waitForEvent('download')
    // A download instead of a page ends the navigation.
    await page.goto(badge).catch(() => undefined)
    const saved = await saving
    expect(saved.suggestedFilename()).toBe(`${badge.split('/').at(-1)}.json`)
    expect(await readFile(await saved.path(), 'utf8')).toBe(json)
  })
  await test.step('its picture, dropped', async () => {
    await page.goto(`${blazon.studio}/verify`)
    await dropFile(page, checkPage.drop(), await read('.png'))
    await verdictIs(headings.genuine())
  })
  await test.step('its JSON with one word changed', async () => {
    await paste(json.replace('Brought', 'Bought'))
    await verdictIs(headings.notGenuine())
    await expect(page.getByText(findings['signature.altered'](), { exact: true })).toBeVisible()
  })
})

/** Drops a picture on the text that invites to. */
async function dropFile(page: Page, where: string, bytes: Buffer): Promise<void> {
  const data = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer()
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    transfer.items.add(new File([content], 'badge.png', { type: 'image/png' }))
    return transfer
  }, bytes.toString('base64'))
  await page.getByText(where).dispatchEvent('drop', { dataTransfer: data })
}

test('the claim page offers its badge to any wallet app, as a QR code and as a link', async ({
  issuer,
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const signInWays = words(doorsDialog, language)
  const templateId = await issuer.publish('Offered')
  const [link = ''] = await issuer.send(templateId, ['offered@example.org'])
  const page = await openBrowser()
  await page.goto(link)
  await page.getByRole('button', { name: words(claimPage, language).another() }).click()
  await page.getByRole('button', { name: signInWays.app() }).click()
  await expect(page.getByRole('img', { name: signInWays.appScan() })).toBeVisible()
  const offer = await page.getByRole('link', { name: signInWays.appOpen() }).getAttribute('href')
  const reference = new URL(offer ?? '').searchParams.get('credential_offer_uri') ?? ''
  expect(offer).toMatch(/^openid-credential-offer:\/\//)
  expect(reference).toMatch(new RegExp(`^${blazon.studio}/`))
  expect(await (await page.request.get(reference)).json()).toMatchObject({
    credential_issuer: expect.stringMatching(new RegExp(`^${blazon.studio}/issuers/`)),
  })
  await shot(page, 'claim-other-app')
  await page.getByRole('switch', { name: signInWays.sdJwtOnly() }).press('Space')
  const only = await page.getByRole('link', { name: signInWays.appOpen() }).getAttribute('href')
  const inOneForm = new URL(only ?? '').searchParams.get('credential_offer_uri') ?? ''
  expect(await (await page.request.get(inOneForm)).json()).toMatchObject({
    credential_configuration_ids: [`${templateId}-sd-jwt`],
  })
})
