import { expect } from '@playwright/test'
import { encodeBytes } from '#features/imports/server/formats/code-pages.ts'
import { workbookOf } from '#features/imports/server/formats/testing-workbook.ts'
import { importWords } from '#features/imports/texts.ts'
import { sendWords, ticketWords } from '#features/sends/send-texts.ts'
import { listWords } from '#features/templates/texts.ts'
import { addressFaults } from '#ui/words/address-texts.ts'
import { test } from './blazon.ts'
import { typeInto } from './keyboard-steps.ts'
import { nextMail } from './outbox.ts'
import { sentDialog } from './send-steps.ts'
import { words } from './words.ts'

const HOUR = 3_600_000
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const csv = (buffer: Buffer) => ({ name: 'guests.csv', mimeType: 'text/csv', buffer })
/** A text as a Mac of old wrote it. */
const inMacRoman = (text: string) =>
  Buffer.concat(
    [...text].map((letter) =>
      letter < '\x80' ? Buffer.from(letter) : (encodeBytes(letter, 'macintosh') ?? Buffer.of()),
    ),
  )

test('a list says what it is: its sheet, its hidden rows, its encoding and its names', async ({
  issuer,
  blazon,
  language,
  studioPage: page,
  shot,
}) => {
  const importing = words(importWords, language)
  const sendDialog = words(sendWords, language)
  const tickets = words(ticketWords, language)
  const templateId = await issuer.publish('Summer feast', {
    category: 'ticket',
    location: '',
    startDate: new Date(Date.now() + 24 * HOUR).toISOString(),
    endDate: new Date(Date.now() + 30 * HOUR).toISOString(),
    optionName: true,
  })
  await page.goto(`${blazon.studio}/templates/ticket?hash=${templateId}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(listWords, language).send(), exact: true })
    .click()
  const file = page.locator('input[type=file]')
  const reads = (names: string) => page.locator('p').filter({ hasText: new RegExp(`^${importing.readAs({ names })}`) })
  const ready = (count: number) => page.getByText(tickets.ready({ count }), { exact: true })

  await test.step('the open sheet is read without its hidden rows, and another one on request', async () => {
    const people = [['E-mail'], ['ann.list@example.org'], ['hidden bob.list@example.org'], ['cid.list@example.org']]
    const sheets = [
      { name: 'Old', state: 'hidden', rows: [['E-mail'], ['old.list@example.org']] },
      { name: 'Guests', rows: [['E-mail'], ['dee.list@example.org']] },
      { name: 'People', rows: people },
    ]
    await file.setInputFiles({ name: 'guests.xlsx', mimeType: XLSX, buffer: Buffer.from(workbookOf(sheets, 2)) })
    const sheet = page.getByRole('combobox', { name: importing.sheet() })
    await expect(sheet).toHaveValue('People')
    await expect(ready(2)).toBeVisible()
    await expect(page.getByText(importing.hiddenRows({ count: 1 }))).toBeVisible()
    await shot(page, 'list-sheets')
    await sheet.click()
    await expect(page.getByRole('option')).toHaveText(['Guests', 'People'])
    await page.getByRole('option', { name: 'Guests' }).click()
    await expect(ready(1)).toBeVisible()
    await expect(page.getByText(importing.hiddenRows({ count: 1 }))).toBeHidden()
  })

  await test.step('garbled names are named, and a press repairs them', async () => {
    await file.setInputFiles(csv(Buffer.from('E-mail;Name\nlea.list@example.org;Léa\ngael.list@example.org;GaÃ«l')))
    await expect(page.getByText(importing.garbled({ count: 1 }))).toBeVisible()
    await page.getByRole('button', { name: sendDialog.show(), exact: true }).click()
    await expect(page.getByText(importing.rowText({ row: '2', text: 'GaÃ«l' }))).toBeVisible()
    await shot(page, 'list-garbled')
    await page.getByRole('button', { name: sendDialog.correct(), exact: true }).click()
    await expect(page.getByText(importing.garbled({ count: 1 }))).toBeHidden()
    // Each language joins two names in its own way.
    await expect(reads(new Intl.ListFormat(language, { type: 'unit' }).format(['Léa', 'Gaël']))).toBeVisible()
  })

  await test.step('an old encoding is recognized, asked about, and can be chosen', async () => {
    const lines = ['Nom;Prénom;E-mail', 'Lefèvre;Gaël;gael.list@example.org', "Noël;Zoé;zoe.list@example.org'"]
    await file.setInputFiles(csv(inMacRoman(lines.join('\r'))))
    const encoding = page.getByRole('combobox', { name: importing.encoding() })
    await expect(encoding).toHaveValue(/Mac/)
    await expect(reads('Gaël Lefèvre')).toBeVisible()
    await expect(page.getByRole('combobox', { name: importing.givenName() })).toHaveValue(/^Prénom/)
    await expect(page.getByRole('combobox', { name: importing.lastName() })).toHaveValue(/^Nom/)
    await encoding.click()
    await page.getByRole('option', { name: /(?:Western|occidentale).*DOS/ }).click()
    await expect(reads('Gaël Lefèvre')).toBeHidden()
    await encoding.click()
    await page.getByRole('option', { name: /Mac/ }).click()
    await expect(reads('Gaël Lefèvre')).toBeVisible()
  })

  await test.step('an address that cannot exist is corrected, also with the name of its person', async () => {
    const row = page.getByRole('textbox', { name: importing.rowNumber({ row: '2' }), exact: true })
    await expect(row).toHaveAccessibleDescription(words(addressFaults, language).sign())
    await shot(page, 'list-encoding')
    await typeInto(row, 'Zoé Noël <zoe.list@example.org>')
    await row.press('Enter')
    await row.blur()
    await expect(ready(2)).toBeVisible()
  })

  await test.step('the tickets are sent, the given name first', async () => {
    await page.getByRole('button', { name: tickets.send({ count: 2 }), exact: true }).click()
    await expect(sentDialog(page, { language, count: 2, isTicket: true })).toBeVisible()
    await nextMail(blazon, 'gael.list@example.org')
    const names = (await issuer.history(templateId)).map(({ emails, options }) => [emails[0], options?.name])
    expect(names.sort()).toEqual([
      ['gael.list@example.org', 'Gaël Lefèvre'],
      ['zoe.list@example.org', 'Zoé Noël'],
    ])
  })
})

test('recipients typed with their names are sent to at their addresses, and named', async ({
  issuer,
  blazon,
  language,
  studioPage: page,
}) => {
  const sendDialog = words(sendWords, language)
  const templateId = await issuer.publish('Rope rescue with names')
  await page.goto(`${blazon.studio}/templates/basic?hash=${templateId}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(listWords, language).send(), exact: true })
    .click()
  const field = page.getByLabel(sendDialog.recipients())
  // As a mail program copies them; the browser types what it pastes.
  await field.evaluate((input, text) => {
    const data = new DataTransfer()
    data.setData('text', text)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, "Ida Roux <ida.named@example.org>, 'max.named@example.org' <max.named@example.org>\nmailto:lea.named@example.org")
  await expect(page.getByText(sendDialog.ready({ count: 3 }))).toBeVisible()
  await field.pressSequentially("zoe.named@example.org' ")
  await expect(page.getByText(words(addressFaults, language).sign())).toBeVisible()
  await page.getByRole('button', { name: sendDialog.send({ count: 3 }), exact: true }).click()
  for (const name of ['ida', 'max', 'lea']) await nextMail(blazon, `${name}.named@example.org`)
  const names = (await issuer.history(templateId)).map(({ emails, name }) => [emails[0], name])
  expect(names.sort()).toEqual([
    ['ida.named@example.org', 'Ida Roux'],
    ['lea.named@example.org', ''],
    ['max.named@example.org', ''],
  ])
})
