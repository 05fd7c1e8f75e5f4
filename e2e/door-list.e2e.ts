import { expect, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { claims } from '#features/claims/server/tables.ts'
import * as door from '#features/door/contract.ts'
import { mailedCode } from '#features/door/server/mailed-code.ts'
import { answerWords, doorWords } from '#features/door/texts.ts'
import { createSessions } from '#features/sends/contract.ts'
import { mintStudioToken } from '#features/team/server/mint-studio-token.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { formWords } from '#features/templates/texts.ts'
import { sessions } from '#platform/tables.ts'
import type { World } from '#testing/world.ts'
import { words as common } from '#ui/words/texts.ts'
import { expectAccessible } from './axe.ts'
import { typeInto } from './keyboard-steps.ts'
import { test } from './own-world.ts'
import { words } from './words.ts'

const HOUR = 3_600_000
const GUESTS = [
  { name: 'Hugo Blanc', seat: 'B7', section: 'Verrière' },
  { name: 'Amina Lambert', seat: 'B6', section: 'Verrière' },
  { name: 'Nina Fontaine', seat: 'C2', section: 'Balcon' },
]

/** An event with three guests, its door staff link, and the studio's token as a browser keeps it. */
async function openEvent(world: World, { isBare = false } = {}) {
  const issuer = await signUpIssuer(world, 'Ateliers du Quai')
  const startDate = new Date(world.now().getTime() + HOUR).toISOString()
  const endDate = new Date(world.now().getTime() + 5 * HOUR).toISOString()
  const when = { location: '', startDate, endDate }
  const options = { optionName: true, optionSeat: true, optionSection: true }
  const publish = (category: 'ticket' | 'participation', name: string, more = {}) =>
    publishForTest(issuer.ctx, { category, name, ...when, ...more })
  const templateId = await publish('ticket', 'Concert sur le quai', options)
  const later = new Date(world.now().getTime() + 100 * HOUR).toISOString()
  if (!isBare) {
    await publish('participation', 'Another evening', { startDate: endDate, endDate: later })
    await publish('participation', 'I was at the concert')
  }
  await world.runJobs()
  const as = { token: issuer.token }
  const emails = ['hugo@example.org', 'amina@example.org', 'nina@example.org']
  const { sendId } = await world.call(createSessions, { templateId, emails, options: GUESTS }, as)
  const sent = await world.ctx().db.select().from(claims).where(eq(claims.sendId, sendId))
  await world.call(door.updateDoor, { templateId, allowsStill: true }, as)
  const { link } = await world.call(door.createSteward, { templateId, name: 'East entrance', hours: 2 }, as)
  const codeOf = (name: string) =>
    mailedCode(world.config, sent.find(({ optionName }) => optionName === name)?.id ?? '', 1)
  const [session] = await world.ctx().db.select().from(sessions).where(eq(sessions.id, issuer.ctx.actor.sessionId))
  if (!session) throw new Error('There is no such session')
  return { templateId, link, codeOf, token: await mintStudioToken(world.ctx(), session) }
}

const rows = (page: Page) => page.getByRole('list', { name: /^(Guests|Invités)$/ }).getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })

test('door staff without a camera find guests, admit them with one press, and undo', async ({
  world,
  visitor: page,
  language,
  shot,
}) => {
  const say = words(doorWords, language)
  const answers = words(answerWords, language)
  const { link, codeOf } = await openEvent(world)
  const search = page.getByRole('searchbox', { name: say.search() })
  const admit = (name: string) => row(page, name).getByRole('button', { name: say.admit() })

  await test.step('the list is there, by name, without addresses', async () => {
    await page.goto(link)
    await expect(rows(page)).toHaveCount(3)
    await expect(rows(page).first()).toContainText('Amina Lambert')
    await expect(page.getByText(/@example/)).toHaveCount(0)
    await expectAccessible(page, 'a door without a camera')
    await shot(page, 'door-list')
  })
  await test.step('a guest is found by the seat and admitted with one press', async () => {
    await typeInto(search, 'b7')
    await expect(rows(page)).toHaveCount(1)
    await admit('Hugo Blanc').click()
    await expect(page.getByText(answers.in(), { exact: true })).toBeInViewport()
    await expect(
      page.getByText(say.counts({ count: 1, tickets: say.tickets({ count: 3 }) }), { exact: false }).first(),
    ).toBeVisible()
    await shot(page, 'door-list-in')
  })
  await test.step('the admission is undone', async () => {
    await row(page, 'Hugo Blanc').getByRole('button', { name: say.undo() }).click()
    await expect(admit('Hugo Blanc')).toBeVisible()
    await expect(page.getByText(answers.in(), { exact: true })).toBeHidden()
  })
  await test.step('a code from a handheld scanner is checked', async () => {
    await typeInto(search, codeOf('Nina Fontaine'))
    await search.press('Enter')
    await expect(page.getByText(answers.in(), { exact: true })).toBeInViewport()
    await expect(search).toHaveValue('')
    await expect(row(page, 'Nina Fontaine')).toContainText(/(Admitted|Entrée le) \d/)
    await typeInto(search, codeOf('Nina Fontaine'))
    await search.press('Enter')
    await expect(page.getByText(answers.used(), { exact: true })).toBeInViewport()
    await shot(page, 'door-list-used')
  })
})

test('the Participation badge of the event comes first, is asked about, and stays', async ({
  world,
  visitor: page,
  context,
  language,
  shot,
}) => {
  const say = words(doorWords, language)
  const { templateId, token } = await openEvent(world)
  await context.addCookies([{ name: 'token', value: token, url: world.config.publicUrl }])
  await page.goto(`${world.config.publicUrl}/door/${templateId}`)
  const part = page.getByRole('region', { name: say.participation() })
  await expect(part.getByText(say.nobodyIn())).toBeVisible()
  const opener = page.getByRole('button', { name: say.searchTitle() })
  await expect(row(page, 'Hugo Blanc')).toBeVisible()
  await expect(opener).toBeHidden()
  await row(page, 'Hugo Blanc').getByRole('button', { name: say.admit() }).click()
  await expect(part.getByText(say.participationHint())).toBeVisible()
  await expect(part.getByRole('listitem').first()).toContainText('I was at the concert')
  await shot(page, 'door-studio')
  await part.getByRole('listitem').first().getByRole('button', { name: say.give() }).click()
  const dialog = page.getByRole('dialog', { name: say.giveTitle({ name: 'I was at the concert' }) })
  await expect(dialog.getByText(say.giveText({ count: 1 }))).toBeVisible()
  await shot(page, 'door-give')
  await dialog.getByRole('button', { name: words(common, language).cancel() }).click()
  await expect(part.getByText(say.participationHint())).toBeVisible()
  await part.getByRole('listitem').first().getByRole('button', { name: say.give() }).click()
  await dialog.getByRole('button', { name: say.give() }).click()
  await expect(page.getByText(say.given({ count: 1 }))).toBeVisible()
  await expect(part.getByRole('listitem')).toHaveCount(2)
  await part.getByRole('listitem').first().getByRole('button', { name: say.give() }).click()
  await expect(dialog.getByText(say.allHaveIt())).toBeVisible()
  await expect(dialog.getByRole('button', { name: say.give() })).toBeDisabled()
  await dialog.getByRole('button', { name: words(common, language).cancel() }).click()
  await part.getByRole('listitem').last().getByRole('button', { name: say.give() }).click()
  const another = page.getByRole('dialog', { name: say.giveTitle({ name: 'Another evening' }) })
  await expect(another.getByText(say.giveText({ count: 1 }))).toBeVisible()
})

test('the page of an event without a Participation leads to one that begins with the event', async ({
  world,
  visitor: page,
  context,
  language,
  shot,
}) => {
  const say = words(doorWords, language)
  const { templateId, token } = await openEvent(world, { isBare: true })
  await context.addCookies([{ name: 'token', value: token, url: world.config.publicUrl }])
  await page.goto(`${world.config.publicUrl}/door/${templateId}`)
  await page.getByRole('link', { name: say.createForEvent() }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel(words(formWords, language).title(), { exact: true })).toHaveValue('Concert sur le quai')
  await shot(page, 'door-participation-form')
})
