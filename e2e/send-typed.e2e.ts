import { expect, type Locator } from '@playwright/test'
import { NOTE_MAX } from '#features/claims/rules.ts'
import { claimProblems } from '#features/claims/texts.ts'
import { emailDoor } from '#features/holders/wallet-texts.ts'
import { importProblems, importWords } from '#features/imports/texts.ts'
import { limitWords } from '#features/sends/mail/limit-texts.ts'
import { MESSAGE_MAX } from '#features/sends/mail/message-rules.ts'
import { messageWords } from '#features/sends/mail/message-texts.ts'
import { MAILS_PER_COLLECTOR } from '#features/sends/send-rules.ts'
import { sendWords } from '#features/sends/send-texts.ts'
import { signInScreen } from '#features/sign-in/texts.ts'
import { listWords } from '#features/templates/texts.ts'
import { addressFaults, proposalWords } from '#ui/words/address-texts.ts'
import { test } from './blazon.ts'
import { typeInto } from './keyboard-steps.ts'
import { linkIn, nextMail } from './outbox.ts'
import { sentDialog } from './send-steps.ts'
import { chooseEmail } from './wallet-steps.ts'
import { words } from './words.ts'

// The recorder runs a script in every frame, and the preview's frame, which allows none, logs that to the console.
test.use({ trace: 'off' })

test('a send goes to its valid addresses with a message, and keeps the invalid ones for correction', async ({
  issuer,
  blazon,
  language,
  openBrowser,
  studioPage: page,
  shot,
}) => {
  const sendDialog = words(sendWords, language)
  const faults = words(addressFaults, language)
  const message = words(messageWords, language)
  const templateId = await issuer.publish('Rope rescue')
  await page.goto(`${blazon.studio}/templates/basic?hash=${templateId}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(listWords, language).send(), exact: true })
    .click()
  const field = page.getByLabel(sendDialog.recipients())
  const chip = (address: string) =>
    page.getByRole('button', { name: new RegExp(`^\\S+ ${address.replace('.', '\\.')} ?:`) })
  const sendButton = (count: number) => page.getByRole('button', { name: sendDialog.send({ count }), exact: true })

  await test.step('an invalid address shows why, a press corrects a typo, Backspace edits the last one', async () => {
    await field.pressSequentially('lea@example.org max@@example.org zoe@gmial.com ')
    await expect(chip('max@@example.org')).toContainText(faults.severalAts())
    await page.getByRole('button', { name: words(proposalWords, language).use({ address: 'zoe@gmail.com' }) }).click()
    await expect(field).toBeFocused()
    await field.press('Backspace')
    await expect(field).toHaveValue('zoe@gmail.com')
    for (let key = 0; key < 'gmail.com'.length; key++) await field.press('Backspace')
    await field.pressSequentially('example.org;')
    await expect(page.getByText(sendDialog.ready({ count: 2 }))).toBeVisible()
    await field.pressSequentially('bob@')
    const raise = { count: MAILS_PER_COLLECTOR, full: 10_000 }
    await expect(page.getByText(words(limitWords, language).newSenderThen(raise))).toBeVisible()
    await shot(page, 'send-typed')
  })

  await test.step('a note that is too long shows an error, and keeps the focus until it is shorter', async () => {
    const note = page.getByLabel(sendDialog.note())
    await typeInto(note, 'x'.repeat(NOTE_MAX + 1))
    await expect(page.getByText(words(claimProblems, language).noteTooLong())).toBeVisible()
    await sendButton(2).click()
    await expect(note).toBeFocused()
    await expect(page.getByText(sendDialog.shortenNote())).toBeVisible()
    await shot(page, 'send-note-too-long')
    await note.press('Backspace')
    await expect(page.getByText(words(claimProblems, language).noteTooLong())).toBeHidden()
  })

  await test.step('a message is counted down, and shown in the e-mail that will arrive', async () => {
    await page.getByRole('button', { name: message.add(), exact: true }).click()
    const box = page.getByRole('textbox', { name: message.label(), exact: true })
    await expect(box).toBeFocused()
    await typeInto(box, 'Bravo <3')
    await box.press('Enter')
    await box.pressSequentially('See you soon')
    const left = MESSAGE_MAX - 'Bravo <3\nSee you soon'.length
    await expect(page.getByText(new RegExp(`\\b${left} (characters|caractères)`))).toBeVisible()
    await shot(page, 'send-message')
    await page.getByRole('button', { name: message.preview(), exact: true }).click()
    const preview = page.getByRole('dialog', { name: message.preview() })
    const mail = preview.locator('iframe[sandbox=""]')
    await expect(mail).toHaveAttribute('srcdoc', /<br \/>Bravo &lt;3<br \/>See you soon</)
    await expect(mail).toHaveAttribute('srcdoc', /lea@example\.org/)
    await shot(page, 'send-mail-preview')
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()
  })

  await test.step('the valid ones are sent, the invalid ones stay with the focus', async () => {
    await sendButton(2).click()
    await expect(page.getByText(sendDialog.sent({ count: 2 }))).toBeVisible()
    await expect(page.getByText(sendDialog.notSent({ count: 2 }))).toBeVisible()
    await expect(chip('max@@example.org')).toBeFocused()
    await expect(chip('bob@')).toContainText(faults.noDomain())
    await shot(page, 'send-partly')
  })

  await test.step('corrected ones are sent too, the last one straight from the field', async () => {
    await page.keyboard.press('Enter')
    await typeInto(field, 'max@example.org,')
    await expect(page.getByText(sendDialog.notSent({ count: 1 }))).toBeVisible()
    await chip('bob@').click()
    await field.pressSequentially('example.org')
    await page
      .getByRole('button', { name: new RegExp(`^${words(listWords, language).send()}`) })
      .last()
      .click()
    await expect(sentDialog(page, { language, count: 2 })).toBeVisible()
    for (const name of ['lea', 'zoe', 'max', 'bob']) {
      const { text } = await nextMail(blazon, `${name}@example.org`)
      expect(text).toContain('> Bravo <3\n> See you soon\n')
    }
  })

  await test.step('the recipient reads the message on the page of the badge', async () => {
    const page = await openBrowser()
    await page.goto(linkIn(await nextMail(blazon, 'lea@example.org'), `${blazon.wallet}/claim/`))
    await expect(page.getByText(/Bravo <3\s+See you soon/)).toBeVisible()
    await shot(page, 'claim-message')
  })
})

test('the sign-in corrects a mistyped mail domain on a press', async ({ blazon, language, openBrowser }) => {
  const page = await openBrowser()
  const ask = page.getByRole('button', { name: words(proposalWords, language).ask({ domain: 'gmail.com' }) })
  const typeSlip = async (field: Locator) => {
    await field.pressSequentially('lea@gmial.co')
    await expect(ask).toBeHidden()
    await field.pressSequentially('m')
    await ask.click()
    await expect(field).toHaveValue('lea@gmail.com')
    await expect(field).toBeFocused()
    await expect(ask).toBeHidden()
  }
  await page.goto(`${blazon.studio}/signin`)
  await chooseEmail(page, language)
  await typeSlip(page.getByLabel(words(signInScreen, language).email()))
  await page.goto(`${blazon.wallet}/signin`)
  await typeSlip(page.getByLabel(words(emailDoor, language).email()))
})

test('a faulty list is corrected in its preview, gets its notes from a column, and is sent', async ({
  issuer,
  blazon,
  language,
  studioPage: page,
  shot,
}) => {
  const importing = words(importWords, language)
  const sendDialog = words(sendWords, language)
  const templateId = await issuer.publish('Winter course')
  await page.goto(`${blazon.studio}/templates/basic?hash=${templateId}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(listWords, language).send(), exact: true })
    .click()
  const lines = ['Taille;Groupe;Courriel', 'S;B;ada.list@example.org', 'M;B;max.list.example.org', 'L;C;']
  const file = page.locator('input[type=file]')
  const send = (count: number) => page.getByRole('button', { name: sendDialog.send({ count }), exact: true })

  await test.step('a file of another kind is refused with the accepted kinds', async () => {
    await file.setInputFiles({ name: 'people.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) })
    await expect(page.getByText(words(importProblems, language).importWrongType())).toBeVisible()
  })

  await test.step('ignored columns are named, and one of them becomes the note', async () => {
    await file.setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
    await expect(page.getByText(importing.malformed({ count: 1 }))).toBeVisible()
    await expect(page.getByText(importing.missing({ count: 1 }))).toBeVisible()
    await expect(page.getByText(/Taille (and|et) Groupe/)).toBeVisible()
    await page.getByRole('combobox', { name: importing.note() }).click()
    await page.getByRole('option', { name: /^Groupe/ }).click()
    await expect(page.getByText(importing.ignored({ count: 1, names: 'Taille' }))).toBeVisible()
  })

  await test.step('malformed rows are corrected in place', async () => {
    const row = (number: string) =>
      page.getByRole('textbox', { name: importing.rowNumber({ row: number }), exact: true })
    await expect(row('2')).toHaveAccessibleDescription(words(addressFaults, language).noAt())
    await row('2').scrollIntoViewIfNeeded()
    await shot(page, 'import-faults')
    await typeInto(row('2'), 'max.list@gmial.com')
    await page.getByRole('button', { name: words(proposalWords, language).ask({ domain: 'gmail.com' }) }).click()
    await expect(row('2')).toHaveValue('max.list@gmail.com')
    await row('2').press('Enter')
    await expect(row('3')).toBeFocused()
    await row('3').pressSequentially('zoe.list@example.org')
    await row('3').press('Enter')
    await expect(page.getByText(sendDialog.ready({ count: 3 }))).toBeVisible()
    await expect(row('3')).toHaveAccessibleDescription(importing.rowCorrected())
    await shot(page, 'import-corrected')
  })

  await test.step('all rows are sent, each with its note', async () => {
    await send(3).click()
    await expect(sentDialog(page, { language, count: 3 })).toBeVisible()
    await expect.poll(async () => (await issuer.history(templateId)).length).toBe(3)
    const notes = (await issuer.history(templateId)).map(({ emails, note }) => [emails[0], note])
    expect(notes.sort()).toEqual([
      ['ada.list@example.org', 'B'],
      ['max.list@gmail.com', 'B'],
      ['zoe.list@example.org', 'C'],
    ])
  })
})
