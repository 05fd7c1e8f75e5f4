import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { claimProblems, claimWords } from '#features/claims/texts.ts'
import { historyWords } from '#features/history/row-texts.ts'
import { manyWords } from '#features/history/texts.ts'
import { test } from './blazon.ts'
import { confirmByCode } from './confirm-steps.ts'
import { historyRow } from './history-steps.ts'
import { keepBadge } from './holder-steps.ts'
import { issuerOf, signUpByCalls } from './issuer-calls.ts'
import { ISSUER_NAME } from './issuer-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { nextMail } from './outbox.ts'
import { NOBODY } from './post-office.ts'
import { words } from './words.ts'

const [ADA, MAX, ZOE] = ['ada.row@example.org', 'max.row@example.org', 'zoe.row@example.org'] as const
const LATE = 'late.row@example.org'
const RIGHT = 'right.row@example.org'
const [GONE, LOST, FOUND] = [`${NOBODY}row@example.org`, `${NOBODY}lost@example.org`, 'found.row@example.org']
const SOON_MS = 8000

// An address that already has a row; an export before the fresh proof.
test.use({
  refusals: { '/api/v1/sessions/resend': 409, '/api/v1/managers/templates/*/sessions/export': 403 },
})

// One width and one language are enough.
test('an admin searches, corrects, resends, extends, reissues, revokes and exports the history', {
  tag: '@desk',
}, async ({ blazon, language, openBrowser, shot }) => {
  const email = 'history@example.org'
  const kept = await signUpByCalls(blazon, language, email, ISSUER_NAME)
  const issuer = issuerOf(blazon, language, email, kept)
  const page = await openBrowser(kept)
  const history = words(historyWords, language)
  const bulk = words(manyWords, language)
  const status = words(claimWords, language)
  const templateId = await issuer.publish('Winter course', { suspendable: true })
  const soon = new Date(Date.now() + SOON_MS).toISOString()
  await issuer.send(templateId, [LATE], { endDate: soon })
  const [adas = ''] = await issuer.send(templateId, [ADA, MAX, ZOE])
  await issuer.send(templateId, [GONE, LOST])
  await keepBadge(await openBrowser(), language, adas)
  const dialog = page.getByRole('dialog')
  const row = (email: string) => historyRow(page, email)
  const behind = async (email: string, choice: string) => {
    await row(email)
      .getByRole('button', { name: history.more({ to: email }) })
      .click()
    await page.getByRole('menuitem', { name: choice, exact: true }).click()
  }

  const stateOfLate = async () => (await issuer.history(templateId)).find(({ emails }) => emails.includes(LATE))?.status
  await expect.poll(stateOfLate).toBe('expired')
  await page.goto(`${blazon.studio}/templates/basic?hash=${templateId}`)
  await expect(row(ADA).getByText(status.owner(), { exact: true })).toBeVisible()

  await test.step('found by status and by address; a note stays', async () => {
    await dialog.getByRole('button', { name: new RegExp(`^${history.expired()}`) }).click()
    await expect(row(LATE)).toBeVisible()
    await expect(row(ADA)).toBeHidden()
    await behind(LATE, history.resendMail())
    await expect(page.getByText(history.resent())).toBeVisible()
    await dialog.getByRole('button', { name: new RegExp(`^${history.all()}`) }).click()
    await expect(row(LATE).getByText(status.pending(), { exact: true })).toBeVisible()
    await typeInto(dialog.getByLabel(bulk.search()), 'max.row')
    await expect(row(ZOE)).toBeHidden()
    await row(MAX)
      .getByRole('button', { name: history.addNoteTo({ to: MAX }) })
      .click()
    await page.keyboard.type('Second group')
    await page.keyboard.press('Enter')
    await typeInto(dialog.getByLabel(bulk.search()), '')
    await expect(row(MAX).getByText('Second group')).toBeVisible()
    await shot(page, 'history-noted')
  })

  await test.step('a bounced e-mail is resent to the corrected address in its row', async () => {
    const field = page.getByRole('textbox', { name: history.fixedAddress({ to: GONE }) })
    const fix = page.getByRole('button', { name: `${history.fix()} (${GONE})` })
    await fix.click()
    await expect(field).toBeFocused()
    await shot(page, 'history-fix')
    await page.keyboard.press('Escape')
    await expect(fix).toBeFocused()
    await page.keyboard.press('Enter')
    await typeInto(field, MAX)
    await page.keyboard.press('Enter')
    await expect(page.getByText(words(claimProblems, language).addressKnown())).toBeVisible()
    const held = Promise.withResolvers<void>()
    await page.route('**/sessions/resend', (route) => held.promise.then(() => route.continue()), { times: 1 })
    await typeInto(field, FOUND)
    await page.keyboard.press('Enter')
    // The next one starts before the first is finished, and stays.
    await page.getByRole('button', { name: `${history.fix()} (${LOST})` }).click()
    const next = page.getByRole('textbox', { name: history.fixedAddress({ to: LOST }) })
    await typeInto(next, 'half.written')
    held.resolve()
    await expect(row(FOUND).getByText(status.sent(), { exact: true })).toBeVisible()
    await nextMail(blazon, FOUND)
    await expect(next).toHaveValue('half.written')
    await expect(next).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(row(LOST)).toBeVisible()
  })

  await test.step('a sent address is corrected from the menu of its row', async () => {
    await behind(LATE, history.fixAddress())
    const field = page.getByRole('textbox', { name: history.fixedAddress({ to: LATE }) })
    await expect(field).toBeFocused()
    await typeInto(field, RIGHT)
    await field.press('Enter')
    await expect(row(RIGHT).getByText(status.sent(), { exact: true })).toBeVisible()
    await nextMail(blazon, RIGHT)
    await expect(row(LATE)).toBeHidden()
  })

  await test.step('a link is extended beyond its expiry date', async () => {
    await row(ZOE)
      .getByRole('checkbox', { name: bulk.mark({ to: ZOE }) })
      .check()
    await dialog.getByRole('button', { name: bulk.extend(), exact: true }).click()
    await page.getByRole('button', { name: new RegExp(`^${bulk.lastDay()}`) }).click()
    // Two months from now is after its thirty days.
    for (let at = 0; at < 2; at++) await page.locator('button[data-direction="next"]').click()
    await page.getByRole('cell').getByText('20', { exact: true }).click()
    await page
      .getByRole('dialog', { name: bulk.extendTitle({ count: 1 }) })
      .getByRole('button', { name: bulk.extendNow() })
      .click()
    await expect(page.getByText(bulk.done({ count: 1 }))).toBeVisible()
  })

  await test.step('a collected badge is reissued with a correction', async () => {
    await behind(ADA, bulk.reissue())
    await typeInto(page.getByLabel(history.reason(), { exact: true }), 'The name was misspelt')
    await page.getByRole('button', { name: bulk.reissueNow() }).click()
    await expect(page.getByText(bulk.reissued())).toBeVisible()
    await expect(row(ADA)).toHaveCount(2)
  })

  await test.step('within one send the search stays, and chips and changes apply to the send', async () => {
    const chip = (name: string, count: number) => dialog.getByRole('button', { name: `${name} ${count}`, exact: true })
    await typeInto(dialog.getByLabel(bulk.search()), 'row')
    await behind(ZOE, bulk.showSend())
    await expect(row(RIGHT)).toBeHidden()
    await expect(dialog.getByLabel(bulk.search())).toHaveValue('row')
    await expect(chip(history.all(), 4)).toBeVisible()
    await expect(chip(history.pending(), 2)).toBeVisible()
    await typeInto(dialog.getByLabel(bulk.search()), 'zoe')
    await expect(chip(history.all(), 1)).toBeVisible()
    await expect(dialog.getByText(bulk.wholeSend({ count: 4 }))).toBeVisible()
    await expect(dialog.getByRole('button', { name: bulk.suspend(), exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: bulk.resume(), exact: true })).toBeHidden()
    await typeInto(dialog.getByLabel(bulk.search()), '')
    await shot(page, 'history-one-send')
  })

  await test.step('the whole send is revoked with a reason, and the history is exported', async () => {
    await dialog.getByRole('button', { name: bulk.revoke(), exact: true }).click()
    await expect(dialog).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(1)
    await expect(row(ZOE)).toBeVisible()
    await dialog.getByRole('button', { name: bulk.revoke(), exact: true }).click()
    await page.getByRole('button', { name: bulk.revokeNow(), exact: true }).last().click()
    await expect(page.getByText(history.reasonMissing())).toBeVisible()
    await typeInto(page.getByLabel(history.reason(), { exact: true }), 'The course did not take place')
    await page.getByRole('button', { name: bulk.revokeNow(), exact: true }).last().click()
    for (const email of [MAX, ZOE]) {
      await expect(row(email).getByText(status.revoked(), { exact: true })).toBeVisible()
    }
    await shot(page, 'history-revoked')
    await dialog.getByRole('button', { name: bulk.oneSend() }).click()
    await expect(row(RIGHT).getByText(status.pending(), { exact: true })).toBeVisible()
    const download = page.waitForEvent('download')
    const exported = dialog.getByRole('button', { name: bulk.export(), exact: true })
    await confirmByCode(page, blazon, language, email, () => exported.click())
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(8)
    expect(lines.filter((line) => line.includes('The course did not take place')).length).toBeGreaterThanOrEqual(2)
  })
})
