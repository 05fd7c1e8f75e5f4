import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { claimWords } from '#features/claims/texts.ts'
import { historyWords } from '#features/history/row-texts.ts'
import { manyWords } from '#features/history/texts.ts'
import { workbook } from '#features/imports/server/formats/testing-workbook.ts'
import { importWords } from '#features/imports/texts.ts'
import { bellWords } from '#features/notifications/texts.ts'
import { listWords as recipientWords } from '#features/sends/lists/texts.ts'
import { listRunningSends, readSend } from '#features/sends/running/contract.ts'
import { panelWords } from '#features/sends/running/texts.ts'
import { sendWords } from '#features/sends/send-texts.ts'
import { listWords } from '#features/templates/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { test } from './blazon.ts'
import { historyRow } from './history-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { foundClub, waitForSendNow } from './member-steps.ts'
import { nextMail } from './outbox.ts'
import { FULL_ONCE, NOBODY, SLOW } from './post-office.ts'
import { openForm } from './template-steps.ts'
import { words } from './words.ts'

const PEOPLE = 120
const READ_SEND = `**${readSend.path.replace('{sendId}', '*')}`

// Files are imported at a desk.
test('an imported file can be undone, sent again, paused, resumed and stopped', { tag: '@desk' }, async ({
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  // Its panel has no other journey's sends.
  const club = await foundClub(blazon, language, 'imports@example.org', 'Example Ramblers')
  await waitForSendNow(club, blazon)
  const page = await openBrowser(club.kept)
  const importing = words(importWords, language)
  const sendDialog = words(sendWords, language)
  const sendPanel = words(panelWords, language)
  const templateId = await club.publish('Autumn course')
  const rows = Array.from(
    { length: PEOPLE },
    (_, at) => `Person ${at};person${at}@example.org;${SLOW}parent${at}@gmial.com`,
  )
  const file = {
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Nom;Mail;Parents', ...rows, 'Nobody;;'].join('\r\n')),
  }
  const open = async () => {
    await page.goto(`${blazon.studio}/templates/basic?hash=${templateId}`)
    const send = words(listWords, language).send()
    await page.getByRole('dialog').getByRole('button', { name: send, exact: true }).click()
  }
  const choose = async () => {
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText(sendDialog.ready({ count: PEOPLE }))).toBeVisible()
  }
  /** Holds the answers of an address; returns a function that lets them through. */
  const hold = async (address: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(address, async (route) => {
      await promise
      await route.fallback()
    })
    return () => {
      resolve()
      return page.unroute(address)
    }
  }
  const send = page.getByRole('button', { name: sendDialog.send({ count: PEOPLE }) })
  const panel = page.getByRole('region', { name: sendPanel.label() })

  await test.step('the column of the parents, a typo in their domain, and a row without an address', async () => {
    await open()
    await choose()
    await expect(page.getByText(importing.missing({ count: 1 }))).toBeVisible()
    await page.getByRole('combobox', { name: importing.email() }).click()
    await page.getByRole('option', { name: /^Parents/ }).click()
    const slip = sendDialog.typo({ domain: 'gmial.com', proposal: 'gmail.com', count: PEOPLE })
    await expect(page.getByText(slip)).toBeVisible()
    const samples = page.getByRole('list', { name: importing.samples() }).getByRole('listitem')
    await expect(samples).toHaveCount(4)
    await expect(samples.last()).toHaveText(importing.andMore({ count: PEOPLE - 3 }))
    await send.click()
    const ask = page.getByRole('dialog', { name: sendDialog.askTitle() })
    await expect(ask.getByText(slip)).toBeVisible()
    await ask.getByRole('button', { name: sendDialog.lookAgain() }).click()
    await page.getByRole('button', { name: sendDialog.correct() }).click()
    await expect(page.getByText(importing.corrected({ domain: 'gmial.com' }))).toBeVisible()
    await shot(page, 'import')
    await send.click()
    await page.getByRole('button', { name: sendDialog.done() }).click()
  })

  await test.step('undone before its e-mails are sent', async () => {
    await expect(panel.getByText(/\d+ seconds?$/)).toBeVisible()
    await page.goto(`${blazon.studio}/templates/basic`)
    await shot(page, 'import-held')
    await panel.getByRole('button', { name: sendPanel.undo() }).click()
    await expect(panel).toBeHidden()
    // The others could still be waiting for their time.
    expect(await blazon.mailsTo(`${SLOW}parent0@gmail.com`)).toEqual([])
    // A job takes the rows back.
    await expect.poll(() => club.history(templateId)).toEqual([])
  })

  await test.step('sent at once, paused, resumed, stopped, and every row has its receipt', async () => {
    await open()
    await choose()
    await send.click()
    await page.getByRole('button', { name: sendDialog.done() }).click()
    await page.goto(`${blazon.studio}/templates/basic`)
    await panel.getByRole('button', { name: sendPanel.sendNow() }).click()
    await panel.getByRole('button', { name: sendPanel.pause() }).click()
    await expect(panel.getByText(sendPanel.paused())).toBeVisible()
    await shot(page, 'import-paused')
    // The footer of a form that fills the screen is not covered by the panel.
    await openForm(page, language)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words(common, language).cancel() })
      .click()
    await panel.getByRole('button', { name: sendPanel.resume() }).click()
    await expect(panel.getByRole('button', { name: sendPanel.pause() })).toBeVisible()
    await panel.getByRole('button', { name: sendPanel.stop(), exact: true }).click()
    await panel.getByRole('button', { name: /^(Stop|Arrêter)/ }).click()
    await expect(panel.getByText(sendPanel.stopped())).toBeVisible()
    await shot(page, 'import-ended')
    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: sendPanel.receipts() }).click()
    const receipts = await readFile(await (await download).path(), 'utf8')
    expect(receipts.trim().split('\r\n')).toHaveLength(PEOPLE + 2)
    await panel.getByRole('button', { name: words(common, language).close() }).click()
    await expect(panel).toBeHidden()
  })

  await test.step('a workbook is sent, a full mailbox is notified, and only its row is resent', async () => {
    const notifications = words(bellWords, language)
    const full = `${FULL_ONCE}box@example.org`
    const table = [
      ['Name', 'E-mail'],
      ['Ada', 'ada.book@example.org'],
      ['Max', full],
      ['Zoe', 'zoe.book@example.org'],
    ]
    await open()
    await page.locator('input[type=file]').setInputFiles({
      name: 'people.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(workbook(table)),
    })
    await expect(page.getByRole('combobox', { name: importing.email() })).toHaveValue(/^E-mail/)
    await page.getByRole('button', { name: sendDialog.send({ count: 3 }) }).click()
    await page.getByRole('button', { name: sendDialog.done() }).click()
    await page.goto(`${blazon.studio}/templates/basic`)
    await panel.getByRole('button', { name: sendPanel.sendNow() }).click()
    await expect(panel.getByText(sendPanel.bounced({ count: 1 }))).toBeVisible()
    await shot(page, 'import-bounced')

    const bell = page.getByRole('button', { name: new RegExp(`^${notifications.bell()}`) })
    // The first try ends a moment after its last e-mail; retried before, it would be notified with the second.
    await expect(bell).toHaveAccessibleName(notifications.bellNew({ count: 2 }))
    await panel.getByRole('button', { name: sendPanel.retry({ count: 1 }) }).click()
    await nextMail(blazon, full)
    await expect(panel.getByText(sendPanel.done({ count: 3 }))).toBeVisible()
    expect(await blazon.mailsTo('ada.book@example.org')).toHaveLength(1)
    // Nothing is left to do: it goes by itself, once the pointer has left it.
    await page.mouse.move(0, 0)
    await expect(panel).toBeHidden({ timeout: 20_000 })

    await expect(bell).toHaveAccessibleName(notifications.bellNew({ count: 3 }))
    await bell.press('Enter')
    const notices = page.getByRole('dialog', { name: notifications.bell() })
    await expect(notices.getByText(notifications.mailsBounced({ count: 1 }))).toBeVisible()
    await shot(page, 'bell')
    await page.keyboard.press('Escape')
    await expect(notices).toBeHidden()
    await expect(bell).toBeFocused()
    await expect(bell).toHaveAccessibleName(notifications.bell())
    await page.keyboard.press('Enter')
    await notices
      .getByRole('link', { name: notifications.sendFinished({ count: 2 }) })
      .first()
      .press('Enter')
    const row = historyRow(page, full)
    await expect(row.getByText(words(claimWords, language).sent(), { exact: true })).toBeVisible()
    await row.getByRole('button', { name: words(historyWords, language).more({ to: full }) }).click()
    await page.getByRole('menuitem', { name: words(manyWords, language).showSend() }).click()
    await expect(page.getByRole('dialog').getByText(sendPanel.done({ count: 3 }))).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('button', { name: sendPanel.receipts() })).toBeVisible()
    await shot(page, 'history-one-send')
  })

  await test.step('a send with a full mailbox says so, and does not claim success', async () => {
    await open()
    const field = page.getByLabel(sendDialog.recipients())
    await typeInto(field, `${FULL_ONCE}typed@example.org`)
    await field.press('Enter')
    await page.getByRole('button', { name: sendDialog.send({ count: 1 }) }).click()
    await page.getByRole('button', { name: sendDialog.done() }).click()
    await page.goto(`${blazon.studio}/templates/basic`)
    await panel.getByRole('button', { name: sendPanel.sendNow() }).click()
    await expect(panel.getByText(sendPanel.bounced({ count: 1 }))).toBeVisible()
    await panel.getByRole('button', { name: words(common, language).close() }).click()
  })

  await test.step('another failed try is shown like the first', async () => {
    await open()
    const field = page.getByLabel(sendDialog.recipients())
    await typeInto(field, `${NOBODY}again@example.org`)
    await field.press('Enter')
    await page.getByRole('button', { name: sendDialog.send({ count: 1 }) }).click()
    await page.getByRole('button', { name: sendDialog.done() }).click()
    await page.goto(`${blazon.studio}/templates/basic`)
    await panel.getByRole('button', { name: sendPanel.sendNow() }).click()
    const retry = panel.getByRole('button', { name: sendPanel.retry({ count: 1 }) })
    await expect(retry).toBeVisible()
    // It fails before the sends in progress are listed: no list ever shows it.
    const listed = await hold(`**${listRunningSends.path}`)
    // Its end is read at once, possibly before anybody could see that the button is gone.
    const read = await hold(READ_SEND)
    await retry.click()
    await expect(retry).toBeHidden()
    await read()
    await expect(retry).toBeVisible()
    await listed()
    await panel.getByRole('button', { name: words(common, language).close() }).click()
  })

  await test.step('addresses are saved as a list, loaded again and sent to', async () => {
    const recipients = words(recipientWords, language)
    await open()
    const field = page.getByLabel(sendDialog.recipients())
    await typeInto(field, 'ada.list@example.org, max.list@example.org')
    await field.press('Enter')
    await page.getByRole('button', { name: recipients.open(), exact: true }).click()
    await typeInto(page.getByLabel(recipients.saveThese({ count: 2 })), 'Juniors')
    await page.getByRole('button', { name: words(common, language).save(), exact: true }).click()
    await expect(page.getByRole('button', { name: recipients.takeOf({ name: 'Juniors' }) })).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /max\.list/ })
      .last()
      .click()
    await page.getByRole('button', { name: recipients.open(), exact: true }).click()
    await page.getByRole('button', { name: recipients.takeOf({ name: 'Juniors' }) }).click()
    await expect(page.getByText(recipients.added({ count: 1 }))).toBeVisible()
    await expect(page.getByText(sendDialog.ready({ count: 2 }))).toBeVisible()
    await page.getByRole('button', { name: sendDialog.send({ count: 2 }) }).click()
    await page.getByRole('button', { name: sendDialog.showHistory() }).click()
    for (const name of ['ada', 'max']) await expect(historyRow(page, `${name}.list@example.org`)).toBeVisible()
  })
})
