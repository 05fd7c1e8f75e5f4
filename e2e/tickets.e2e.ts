import { expect } from '@playwright/test'
import { ticketWords } from '#features/claims/send-texts.ts'
import { listWords } from '#features/templates/texts.ts'
import { test } from './blazon.ts'
import { keepBadge } from './holder-steps.ts'
import { linkIn, nextMail } from './outbox.ts'
import { cardOf } from './template-steps.ts'
import { words } from './words.ts'

const HOUR = 3_600_000

test('two tickets are pasted from a spreadsheet, mended, sent, and one is kept with its seat', async ({
  issuer,
  blazon,
  language,
  studioPage: page,
  openBrowser,
  shot,
}, { project }) => {
  test.skip(project.name !== 'desktop-en', 'spreadsheets are pasted at a desk')
  const t = words(ticketWords, language)
  const templateId = await issuer.publish('Winter feast', {
    category: 'ticket',
    location: '',
    startDate: new Date(Date.now() + 24 * HOUR).toISOString(),
    endDate: new Date(Date.now() + 30 * HOUR).toISOString(),
    optionName: true,
    optionSeat: true,
  })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${blazon.studio}/templates/ticket?hash=${templateId}`)
  const send = words(listWords, language).send()
  await page.getByRole('dialog').getByRole('button', { name: send, exact: true }).click()
  const cell = (field: string, number: number) =>
    page.getByRole('textbox', { name: t.cell({ field, number: String(number) }), exact: true })
  await cell(t.email(), 1).focus()
  await expect(cell(t.section(), 1)).toHaveCount(0)
  const rows = ['Seat\tName\tE-mail', 'A1\tAda Lovelace\tada.seat@example.org', 'A2\tGrace Hopper\tgrace.seat@']
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n'))
  await page.keyboard.press('Control+V')
  await expect(cell(t.seat(), 2)).toHaveValue('A2')
  await expect(page.getByText(t.ready({ count: 1 }))).toBeVisible()
  await expect(page.getByText(t.addressInvalid())).toBeVisible()
  await shot(page, 'tickets')
  await cell(t.email(), 2).fill('grace.seat@example.org')
  await page.getByRole('button', { name: t.send({ count: 2 }) }).click()

  const mail = await nextMail(blazon, 'ada.seat@example.org')
  await nextMail(blazon, 'grace.seat@example.org')
  const holder = await openBrowser()
  await keepBadge(holder, language, linkIn(mail, `${blazon.wallet}/claim/`))
  await expect(cardOf(holder, 'Winter feast').getByText('A1', { exact: true })).toBeVisible()
  await shot(holder, 'ticket-kept')
})
