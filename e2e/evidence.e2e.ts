import { expect, type Locator, type Page } from '@playwright/test'
import { publicPageWords } from '#features/badges/texts.ts'
import { checkPageWords } from '#features/badges/verification/page-texts.ts'
import { badgePage, sharePanel } from '#features/badges/wallet-texts.ts'
import { claimProblems } from '#features/claims/texts.ts'
import { importWords } from '#features/imports/texts.ts'
import { evidenceWords } from '#features/sends/evidence-texts.ts'
import { sendWords, ticketWords } from '#features/sends/send-texts.ts'
import { listWords } from '#features/templates/texts.ts'
import { test } from './blazon.ts'
import { historyRow } from './history-steps.ts'
import { keepBadge, openBadges, openHeldBadge } from './holder-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { mailedLink } from './outbox.ts'
import { sentDialog } from './send-steps.ts'
import { words } from './words.ts'

const ADDRESS = 'https://example.org/routes/12?lang=fr'
const TEXT = 'Climbed route 12 without a fall.\nBelayed twice.'
const HOUR = 3_600_000

const seesEvidence = async (page: Page) => {
  await expect(page.getByRole('link', { name: ADDRESS })).toHaveAttribute('rel', /nofollow/)
  await expect(page.getByText('Belayed twice.')).toBeVisible()
}

test('evidence typed in the send form is on the collected badge, its pages and its verification', async ({
  issuer,
  blazon,
  language,
  studioPage: page,
  openBrowser,
  shot,
}) => {
  const sendDialog = words(sendWords, language)
  const evidence = words(evidenceWords, language)
  const to = 'lea.evidence@example.org'
  const templateId = await issuer.publish('Route setter')
  const open = async () => {
    await page.goto(`${blazon.studio}/templates/basic?hash=${templateId}`)
    const send = words(listWords, language).send()
    await page.getByRole('dialog').getByRole('button', { name: send, exact: true }).click()
  }
  const send = page.getByRole('button', { name: sendDialog.send({ count: 1 }), exact: true })

  await test.step('a faulty address is named where it is, and stops the send', async () => {
    await open()
    await typeInto(page.getByLabel(sendDialog.recipients()), `${to} `)
    await page.getByRole('button', { name: evidence.add() }).click()
    await expect(page.getByLabel(evidence.url())).toBeFocused()
    await page.keyboard.type('example.org/routes')
    await send.click()
    await expect(page.getByLabel(evidence.url())).toBeFocused()
    await expect(page.getByText(words(claimProblems, language).evidenceUrlNotValid())).toBeVisible()
    await shot(page, 'evidence-faulty')
  })

  await test.step('what was typed is there again after a reload, and is sent', async () => {
    await typeInto(page.getByLabel(evidence.url()), ADDRESS)
    await typeInto(page.getByLabel(evidence.text()), TEXT)
    await open()
    await expect(page.getByLabel(evidence.url())).toHaveValue(ADDRESS)
    await expect(page.getByLabel(evidence.text())).toHaveValue(TEXT)
    await expect(page.getByText(evidence.says())).toBeVisible()
    await shot(page, 'evidence-typed')
    await page.emulateMedia({ colorScheme: 'dark' })
    await shot(page, 'evidence-typed-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await send.click()
    await page.getByRole('button', { name: sendDialog.showHistory() }).click()
    const line = historyRow(page, to).locator('summary')
    await expect(line).toContainText('Climbed route 12')
    await shot(page, 'evidence-history')
    await line.press('Enter')
    const address = historyRow(page, to).getByRole('link', { name: ADDRESS })
    await expect(address).toHaveAttribute('referrerpolicy', 'no-referrer')
    await expect(address.locator('strong')).toHaveText('example.org')
    await expect(historyRow(page, to).getByText('Belayed twice.').last()).toBeVisible()
    await shot(page, 'evidence-history-open')
  })

  const holder = await openBrowser()
  await test.step('the collected badge shows it', async () => {
    await keepBadge(holder, language, await mailedLink(blazon, to, `${blazon.wallet}/claim/`))
    await openBadges(holder, language)
    await openHeldBadge(holder, language, 'Route setter')
    await seesEvidence(holder)
    await holder.getByRole('button', { name: words(badgePage, language).turn() }).click()
    await shot(holder, 'evidence-badge')
    await holder.emulateMedia({ colorScheme: 'dark' })
    await shot(holder, 'evidence-badge-dark')
    await holder.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('so do its public page and its verification', async () => {
    const share = words(sharePanel, language)
    await holder.locator('label').filter({ hasText: share.public() }).click()
    const url = (await holder.getByRole('link', { name: '/share/' }).getAttribute('href')) ?? ''
    const stranger = await openBrowser()
    await stranger.goto(url)
    await seesEvidence(stranger)
    await shot(stranger, 'evidence-share')
    await stranger
      .getByRole('link', { name: words(publicPageWords, language).verify() })
      .first()
      .click()
    await seesEvidence(stranger)
    await expect(stranger.getByText(words(publicPageWords, language).evidenceNote())).toBeVisible()
    await stranger.getByText(words(publicPageWords, language).evidenceNote()).scrollIntoViewIfNeeded()
    await shot(stranger, 'evidence-verify')
    const credential = await stranger.request.get(
      (await stranger
        .getByRole('link', { name: words(publicPageWords, language).credentialFile() })
        .getAttribute('href')) ?? '',
    )
    await stranger.goto(`${blazon.studio}/verify`)
    const check = words(checkPageWords, language)
    await stranger.getByLabel(check.paste()).focus()
    await stranger.keyboard.insertText(await credential.text())
    await stranger.getByRole('button', { name: check.check(), exact: true }).click()
    await seesEvidence(stranger)
    await shot(stranger, 'evidence-checked')
  })
})

// Spreadsheets and files are at a desk.
test('evidence of each ticket and of each row of a list', { tag: '@desk' }, async ({
  issuer,
  blazon,
  language,
  studioPage: page,
  shot,
}) => {
  const tickets = words(ticketWords, language)
  const sendDialog = words(sendWords, language)
  const importing = words(importWords, language)
  const openSend = async (category: string, templateId: string) => {
    await page.goto(`${blazon.studio}/templates/${category}?hash=${templateId}`)
    const send = words(listWords, language).send()
    await page.getByRole('dialog').getByRole('button', { name: send, exact: true }).click()
  }

  await test.step('columns of the ticket table, shown on request', async () => {
    const [startDate = '', endDate = ''] = [24, 30].map((hours) => new Date(Date.now() + hours * HOUR).toISOString())
    const event = { startDate, endDate, location: '', optionName: true, optionSeat: true }
    const templateId = await issuer.publish('Open stage', { category: 'ticket', ...event })
    await openSend('ticket', templateId)
    const cell = (field: string, number = '1') =>
      page.getByRole('textbox', { name: tickets.cell({ field, number }), exact: true })
    await expect(cell(tickets.email())).toBeFocused()
    await expect(cell(tickets.evidenceUrl())).toHaveCount(0)
    await page
      .locator('label')
      .filter({ hasText: words(evidenceWords, language).each() })
      .click()
    await typeInto(cell(tickets.email()), 'ida.evidence@example.org')
    await typeInto(cell(tickets.evidenceUrl()), 'http://example.org/ida')
    const text = cell(tickets.evidenceText())
    await typeInto(text, 'Spoke on stage')
    const heightOf = async (box: Locator) => (await box.locator('..').boundingBox())?.height
    expect(await heightOf(text)).toBe(await heightOf(cell(tickets.email())))
    await text.press('Shift+Enter')
    await page.keyboard.type('Answered')
    await text.press('ArrowUp')
    await expect(text).toBeFocused()
    await text.press('Enter')
    await expect(cell(tickets.email(), '2')).toBeFocused()
    await cell(tickets.evidenceText(), '2').focus()
    await page.keyboard.press('ArrowUp')
    await expect(text).toBeFocused()
    await expect(text).toHaveValue('Spoke on stage\nAnswered')
    await expect(page.getByText(words(claimProblems, language).evidenceUrlNotValid())).toBeVisible()
    await shot(page, 'evidence-tickets')
    await typeInto(cell(tickets.evidenceUrl()), 'https://example.org/ida')
    await page.getByRole('button', { name: tickets.send({ count: 1 }), exact: true }).click()
    await expect(sentDialog(page, { language, count: 1, isTicket: true })).toBeVisible()
    expect(await issuer.history(templateId)).toMatchObject([
      { evidenceUrl: 'https://example.org/ida', evidenceText: 'Spoke on stage\nAnswered' },
    ])
  })

  await test.step('columns of a list, with a faulty address corrected in place', async () => {
    const templateId = await issuer.publish('Autumn evidence')
    await openSend('basic', templateId)
    const rows = [
      'Mail,Evidence link,Evidence text',
      'lea@example.org,https://example.org/lea,"One\nTwo"',
      'max@example.org,example.org/max,',
      `zoe@example.org,,${'x'.repeat(1001)}`,
    ]
    const buffer = Buffer.from(rows.join('\r\n'))
    await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByText(importing.faultyEvidence({ count: 2 }))).toBeVisible()
    await page.getByRole('button', { name: sendDialog.fix() }).click()
    const row = (number: number) => page.getByLabel(importing.rowNumber({ row: String(number) }), { exact: true })
    await expect(row(2)).toBeFocused()
    await row(3).scrollIntoViewIfNeeded()
    await shot(page, 'evidence-import')
    await typeInto(row(2), 'https://example.org/max')
    await row(2).press('Enter')
    await expect(page.getByText(importing.faultyEvidence({ count: 1 }))).toBeVisible()
    await typeInto(row(3), '')
    await row(3).press('Tab')
    await page.getByRole('button', { name: sendDialog.send({ count: 3 }), exact: true }).click()
    await page.getByRole('button', { name: sendDialog.done() }).click()
    await expect
      .poll(async () => (await issuer.history(templateId)).map(({ evidenceUrl }) => evidenceUrl).sort())
      .toEqual(['', 'https://example.org/lea', 'https://example.org/max'])
  })
})
