import { type BrowserContext, expect, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { claims } from '#features/claims/server/tables.ts'
import { manyWords } from '#features/history/texts.ts'
import { definitionWords } from '#features/insights/definition-texts.ts'
import { figureWords } from '#features/insights/figure-texts.ts'
import { addDays, dayIn } from '#features/insights/rules.ts'
import { chartWords, insightsProblems, insightsWords, stopWords, tableWords } from '#features/insights/texts.ts'
import { sends } from '#features/sends/server/tables.ts'
import { detailWords } from '#features/templates/texts.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { issuerIdOf, makeTemplate } from '#testing/stories.ts'
import { joinFolder } from '#testing/team-stories.ts'
import type { World } from '#testing/world.ts'
import { expectAccessible } from './axe.ts'
import { typeInto } from './keyboard-steps.ts'
import { test } from './own-world.ts'
import { words } from './words.ts'

const SENT = 14
const COLLECTED = 5
const DAYS_AGO = 4

/** A community that sent 14 badges four days ago, of which 5 were collected. */
async function openCommunity(world: World) {
  const issuer = await startSending(world, { name: 'Rope rescue' })
  const tokens = await issuer.send(...Array.from({ length: SENT }, (_, at) => `climber${at}@example.org`))
  await world.runJobs()
  const ago = sql.raw(`interval '${DAYS_AGO} days'`)
  await world
    .ctx()
    .db.update(claims)
    .set({ mailedAt: sql`mailed_at - ${ago}`, sentAt: sql`sent_at - ${ago}` })
  await world
    .ctx()
    .db.update(sends)
    .set({ createdAt: sql`created_at - ${ago}` })
  for (const token of tokens.slice(0, COLLECTED)) await claimWithKey(world, token)
  return { ...issuer, issuerId: await issuerIdOf(world, issuer.token) }
}

const signIn = (context: BrowserContext, world: World, token: string) =>
  context.addCookies([{ name: 'token', value: token, url: world.config.publicUrl }])
const figure = (page: Page, name: string, value: number) =>
  page.getByRole('button', { name: new RegExp(`^${value} ?${name}`) })

test('an admin sees where badges stop, and reminds who never opened the page', async ({
  visitor: page,
  world,
  language,
  context,
  shot,
}) => {
  const url = world.config.publicUrl
  const names = words(figureWords, language)
  const stops = words(stopWords, language)
  const { token } = await openCommunity(world)
  await signIn(context, world, token)
  await page.goto(`${url}/settings/insights`)

  await test.step('the chain, each figure with its definition', async () => {
    await expect(figure(page, names.sent(), SENT)).toBeVisible()
    await figure(page, names.collected(), COLLECTED).click()
    const dialog = page.getByRole('dialog', { name: names.collected() })
    await expect(dialog).toContainText(words(definitionWords, language).collected())
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await shot(page, 'insights')
    await expectAccessible(page, 'insights')
  })

  await test.step('the chart by arrow keys, and as a table', async () => {
    const chart = words(chartWords, language)
    await page.getByRole('group', { name: chart.day() }).press('End')
    await expect(page.getByRole('status').filter({ hasText: chart.collected({ count: COLLECTED }) })).toBeAttached()
    await expect(page.getByRole('table', { name: chart.day() })).toContainText(String(COLLECTED))
  })

  await test.step('reminding says how many first', async () => {
    const left = SENT - COLLECTED
    await expect(page.getByText(stops.neverOpened({ count: left }))).toBeVisible()
    await page.getByRole('button', { name: stops.remind(), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await shot(page, 'insights-remind')
    await expectAccessible(page, 'reminding')
    await dialog.getByRole('button', { name: stops.remindCount({ people: left, count: left }) }).click()
    await expect(dialog.getByText(stops.reminded({ count: left }))).toBeVisible()
    await dialog.getByRole('link', { name: 'Rope rescue' }).click()
    await expect(page).toHaveURL(/detail-opened=no/)
    await expect(page.getByText(words(manyWords, language).neverOpened()).first()).toBeVisible()
  })
})

test('two days of their own, typed the wrong way around first, and a row that opens its sends', async ({
  visitor: page,
  world,
  language,
  context,
  shot,
}) => {
  const say = words(insightsWords, language)
  const { token } = await openCommunity(world)
  await signIn(context, world, token)
  await page.goto(`${world.config.publicUrl}/settings/insights`)
  await page.getByRole('button', { name: say.days(), exact: true }).click()
  const today = dayIn('UTC', world.now())
  await typeDay(page, say.from(), today)
  await typeDay(page, say.to(), addDays(today, -2))
  await expect(page.getByText(words(insightsProblems, language).periodInvalid())).toBeVisible()
  await shot(page, 'insights-days')
  await typeDay(page, say.from(), addDays(today, -DAYS_AGO))
  await page.getByRole('button', { name: say.show(), exact: true }).click()
  await expect(page).toHaveURL(/period=days/)
  await expect(figure(page, words(figureWords, language).sent(), SENT)).toBeVisible()
  await page.getByRole('row').filter({ hasText: 'Rope rescue' }).click()
  await expect(
    page.getByRole('dialog').getByRole('table', { name: words(tableWords, language).sendsOf() }),
  ).toContainText(String(SENT))
  await shot(page, 'insights-sends')
})

async function typeDay(page: Page, label: string, day: string) {
  const [year, month, date] = day.split('-')
  const field = page.getByRole('textbox', { name: label })
  await typeInto(field, `${date}/${month}/${year}`)
  await field.press('Tab')
}

test('a contributor sees the figures of their templates, and a template has them in its tab', async ({
  visitor: page,
  world,
  language,
  context,
  shot,
}) => {
  const say = words(insightsWords, language)
  const names = words(figureWords, language)
  const { token, templateId, issuerId } = await openCommunity(world)
  await makeTemplate(world, token, { name: 'Abseiling' })
  const { token: theirs } = await joinFolder(world, { issuerId, email: 'max@example.org', templateIds: [templateId] })
  await signIn(context, world, theirs)
  await page.goto(`${world.config.publicUrl}/settings/insights`)
  await expect(figure(page, names.sent(), SENT)).toBeVisible()
  await page.goto(`${world.config.publicUrl}/templates/basic?hash=${templateId}`)
  await page.getByRole('tab', { name: say.title(), exact: true }).click()
  await expect(figure(page, names.sent(), SENT)).toBeVisible()
  await expect(page.getByRole('tab', { name: words(detailWords, language).information() })).toBeVisible()
  await shot(page, 'insights-tab')
  await expectAccessible(page, 'the insights of a template')
})
