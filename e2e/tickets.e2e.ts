import { expect } from '@playwright/test'
import { historyWords } from '#features/history/row-texts.ts'
import { manyWords } from '#features/history/texts.ts'
import { sendWords, ticketWords } from '#features/sends/send-texts.ts'
import { ticketLabel, ticketPlace } from '#features/templates/event/texts.ts'
import { listWords } from '#features/templates/texts.ts'
import { addressFaults, proposalWords } from '#ui/words/address-texts.ts'
import { test } from './blazon.ts'
import { historyRow } from './history-steps.ts'
import { keepBadge } from './holder-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { linkIn, nextMail } from './outbox.ts'
import { sentDialog } from './send-steps.ts'
import { cardOf } from './template-steps.ts'
import { words } from './words.ts'

const HOUR = 3_600_000

const feast = () =>
  ({
    category: 'ticket',
    location: '',
    startDate: new Date(Date.now() + 24 * HOUR).toISOString(),
    endDate: new Date(Date.now() + 30 * HOUR).toISOString(),
    optionName: true,
    optionSeat: true,
  }) as const

// Spreadsheets are pasted at a desk.
test('tickets pasted from a spreadsheet are corrected and sent, and one is collected with its seat', {
  tag: '@desk',
}, async ({ issuer, blazon, language, studioPage: page, openBrowser, shot }) => {
  const tickets = words(ticketWords, language)
  const templateId = await issuer.publish('Winter feast', feast())
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${blazon.studio}/templates/ticket?hash=${templateId}`)
  const send = words(listWords, language).send()
  await page.getByRole('dialog').getByRole('button', { name: send, exact: true }).click()
  const cell = (field: string, number: number) =>
    page.getByRole('textbox', { name: tickets.cell({ field, number: String(number) }), exact: true })
  await cell(tickets.email(), 1).focus()
  await expect(cell(tickets.section(), 1)).toHaveCount(0)
  const rows = ['Seat\tName\tE-mail', 'A1\tAda Lovelace\tada.seat@example.org', 'A2\tGrace Hopper\tgrace.seat@']
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n'))
  await page.keyboard.press('Control+V')
  await expect(cell(tickets.seat(), 2)).toHaveValue('A2')
  await expect(page.getByText(tickets.ready({ count: 1 }))).toBeVisible()
  await expect(page.getByText(words(addressFaults, language).noDomain())).toBeVisible()
  await shot(page, 'tickets')
  await typeInto(cell(tickets.email(), 2), 'grace.seat@example.org')
  await page.getByRole('button', { name: tickets.send({ count: 2 }) }).click()

  const mail = await nextMail(blazon, 'ada.seat@example.org')
  await nextMail(blazon, 'grace.seat@example.org')
  const holder = await openBrowser()
  await keepBadge(holder, language, linkIn(mail, `${blazon.wallet}/claim/`))
  await expect(cardOf(holder, 'Winter feast').getByText('A1', { exact: true })).toBeVisible()
  await shot(holder, 'ticket-kept')
})

test('typed tickets are sent if valid, and the others stay for correction', async ({
  issuer,
  blazon,
  language,
  studioPage: page,
  shot,
}) => {
  const tickets = words(ticketWords, language)
  const sendDialog = words(sendWords, language)
  const faults = words(addressFaults, language)
  const templateId = await issuer.publish('Spring feast', feast())
  await page.goto(`${blazon.studio}/templates/ticket?hash=${templateId}`)
  const open = words(listWords, language).send()
  await page.getByRole('dialog').getByRole('button', { name: open, exact: true }).click()
  const cell = (field: string, number: number) =>
    page.getByRole('textbox', { name: tickets.cell({ field, number: String(number) }), exact: true })
  await expect(cell(tickets.email(), 1)).toBeFocused()
  await page.keyboard.type('ida.seat@gmial.com')
  await page.getByRole('button', { name: words(proposalWords, language).ask({ domain: 'gmail.com' }) }).click()
  await expect(cell(tickets.email(), 1)).toHaveValue('ida.seat@gmail.com')
  await expect(cell(tickets.email(), 1)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ida Noddack')
  await page.keyboard.press('Tab')
  await page.keyboard.type('B22')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(cell(tickets.email(), 2)).toBeFocused()
  await page.keyboard.type('lise.seat')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Lise Meitner')
  await expect(page.getByText(faults.noAt())).toBeVisible()
  await shot(page, 'tickets-typed')
  await page.getByRole('button', { name: tickets.send({ count: 1 }), exact: true }).click()
  await expect(page.getByText(sendDialog.notSent({ count: 1 }))).toBeVisible()
  await expect(cell(tickets.email(), 1)).toBeFocused()
  await expect(cell(tickets.name(), 1)).toHaveValue('Lise Meitner')
  await shot(page, 'tickets-partly')
  await cell(tickets.email(), 1).pressSequentially('@example.org')
  await page.getByRole('button', { name: tickets.send({ count: 1 }), exact: true }).click()
  await expect(sentDialog(page, { language, count: 1, isTicket: true })).toBeVisible()
  const rows = await issuer.history(templateId)
  expect(rows.map(({ emails, options }) => [emails[0], options?.name, options?.seat]).sort()).toEqual([
    ['ida.seat@gmail.com', 'Ida Noddack', 'B2'],
    ['lise.seat@example.org', 'Lise Meitner', ''],
  ])
})

test('two tickets of one address are told apart in e-mails, history, search and at revoking', async ({
  issuer,
  blazon,
  language,
  studioPage: page,
  openBrowser,
  shot,
}) => {
  const tickets = words(ticketWords, language)
  const bulk = words(manyWords, language)
  const history = words(historyWords, language)
  const EMAIL = 'pair.seat@example.org'
  const templateId = await issuer.publish('Summer feast', {
    ...feast(),
    location: 'Lyon, France',
    streetAddress: '12 rue Noire',
    timeZone: 'Europe/Paris',
  })
  await page.goto(`${blazon.studio}/templates/ticket?hash=${templateId}`)
  const open = words(listWords, language).send()
  await page.getByRole('dialog').getByRole('button', { name: open, exact: true }).click()
  const cell = (field: string, number: number) =>
    page.getByRole('textbox', { name: tickets.cell({ field, number: String(number) }), exact: true })
  await expect(cell(tickets.email(), 1)).toBeFocused()
  for (const [at, [name, seat]] of [
    ['Ada Lovelace', 'A1'],
    ['Grace Hopper', 'A2'],
  ].entries()) {
    await expect(cell(tickets.email(), at + 1)).toBeFocused()
    await page.keyboard.type(EMAIL)
    await page.keyboard.press('Tab')
    await page.keyboard.type(name ?? '')
    await page.keyboard.press('Tab')
    await page.keyboard.type(seat ?? '')
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: tickets.send({ count: 2 }), exact: true }).click()
  await expect.poll(async () => (await blazon.mailsTo(EMAIL)).length).toBe(2)
  const mails = await blazon.mailsTo(EMAIL)
  const seatOf = (seat: string) => ticketPlace({ section: '', seat }, language)
  expect(mails.map(({ subject = '' }) => /\((.*)\)$/.exec(subject)?.[1]).sort()).toEqual([seatOf('A1'), seatOf('A2')])
  for (const { text, attachments } of mails) {
    expect(text).toContain('12 rue Noire, Lyon, France')
    expect(text).toMatch(/\(Paris, UTC\+[12]\)/)
    expect(attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar')
  }

  const [first] = mails
  if (!first) throw new Error('No ticket was mailed')
  const holder = await openBrowser()
  await holder.goto(linkIn(first, `${blazon.wallet}/claim/`))
  await expect(holder.getByText('12 rue Noire, Lyon, France')).toBeVisible()
  await expect(holder.getByText(/\(Paris, UTC\+[12]\)/)).toBeVisible()
  await shot(holder, 'ticket-claim')

  await page.goto(`${blazon.studio}/templates/ticket?hash=${templateId}`)
  const [ada, grace] = [
    { name: 'Ada Lovelace', section: '', seat: 'A1' },
    { name: 'Grace Hopper', section: '', seat: 'A2' },
  ].map((ticket) => ticketLabel(ticket, language))
  await expect(historyRow(page, ada ?? '')).toBeVisible()
  await expect(historyRow(page, grace ?? '')).toBeVisible()
  await shot(page, 'tickets-of-one-address')
  await typeInto(page.getByRole('dialog').getByLabel(bulk.searchTickets()), 'a2')
  await expect(historyRow(page, ada ?? '')).toBeHidden()
  const to = history.ofTicket({ to: EMAIL, ticket: grace ?? '' })
  await historyRow(page, EMAIL)
    .getByRole('button', { name: history.more({ to }) })
    .click()
  await page.getByRole('menuitem', { name: history.revoke() }).click()
  await expect(page.getByRole('dialog', { name: history.revokeTicketTitle({ to }) })).toBeVisible()
  await shot(page, 'ticket-revoke')
})
