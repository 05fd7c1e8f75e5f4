import { expect } from '@playwright/test'
import { ALL_GUIDES } from '#features/help/rules.ts'
import { helpWords } from '#features/help/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { typeInto } from './keyboard-steps.ts'
import { words } from './words.ts'

/** Words of the page about sub-communities, without the accents that French has. */
const QUESTION = { en: 'branches partners', fr: 'antennes independante' } as const

test('a page leads to its part of the guide, where a search finds another', async ({
  studioPage: page,
  blazon,
  language,
  shot,
}) => {
  const say = words(helpWords, language)
  await page.goto(`${blazon.studio}/settings/quests`)
  const link = page.getByRole('link', { name: say.how(), exact: true })
  const [guide] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await expect(guide).toHaveURL(`${blazon.studio}/help/quests-and-points?lang=${language}`)
  await expect(guide.getByRole('img')).toHaveJSProperty('complete', true)
  expect(await guide.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(guide, 'a page of the guide')
  await shot(guide, 'help-guide')

  await guide.getByRole('link', { name: say.all(), exact: true }).click()
  await typeInto(guide.getByRole('searchbox', { name: say.search(), exact: true }), QUESTION[language])
  await guide.keyboard.press('Enter')
  await expect(guide.getByRole('status')).toHaveText(say.found({ count: 1 }))
  await expectAccessible(guide, 'a search of the guide')
  await shot(guide, 'help-search')
  await guide.getByRole('list').getByRole('link').click()
  await expect(guide).toHaveURL(`${blazon.studio}/help/sub-communities?lang=${language}`)
})

test('every page of the guide opens without scripts', async ({ browser, blazon, language }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${blazon.studio}/help?lang=${language}`)
  for (const guide of ALL_GUIDES) {
    await page.locator(`a[href="/help/${guide}?lang=${language}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.goBack()
  }
  await context.close()
})
