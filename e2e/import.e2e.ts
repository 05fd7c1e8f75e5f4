import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { importWords, panelWords } from '#features/claims/import-texts.ts'
import { listWords as recipientWords } from '#features/claims/list-texts.ts'
import { sendWords } from '#features/claims/send-texts.ts'
import { listWords } from '#features/templates/texts.ts'
import { words as common } from '#ui/texts.ts'
import { test } from './blazon.ts'
import { words } from './words.ts'

const PEOPLE = 120

test('a file is imported with a column of its own choice and undone; sent again, paused, resumed and stopped', async ({
  issuer,
  blazon,
  language,
  studioPage: page,
  shot,
}, { project }) => {
  test.skip(project.name !== 'desktop-en', 'files are imported at a desk')
  const t = words(importWords, language)
  const s = words(sendWords, language)
  const p = words(panelWords, language)
  const templateId = await issuer.publish('Autumn course')
  const rows = Array.from({ length: PEOPLE }, (_, at) => `Person ${at};person${at}@example.org;parent${at}@gmial.com`)
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
    await expect(page.getByText(s.ready({ count: PEOPLE }))).toBeVisible()
  }
  const send = page.getByRole('button', { name: s.send({ count: PEOPLE }) })
  const panel = page.getByRole('region', { name: p.label() })

  await test.step('the column of the parents, a slip in their domain, and a row without an address', async () => {
    await open()
    await choose()
    await expect(page.getByText(t.invalid({ count: 1 }))).toBeVisible()
    await page.getByRole('combobox', { name: t.email() }).click()
    await page.getByRole('option', { name: /^Parents/ }).click()
    const slip = t.typo({ domain: 'gmial.com', proposal: 'gmail.com', count: PEOPLE })
    await expect(page.getByText(slip)).toBeVisible()
    await expect(page.getByRole('list', { name: t.samples() }).getByRole('listitem')).toHaveCount(3)
    await send.click()
    const ask = page.getByRole('dialog', { name: s.askTitle() })
    await expect(ask.getByText(slip)).toBeVisible()
    await ask.getByRole('button', { name: s.lookAgain() }).click()
    await page.getByRole('button', { name: t.correct() }).click()
    await expect(page.getByText(t.corrected({ domain: 'gmial.com' }))).toBeVisible()
    await shot(page, 'import')
    await send.click()
    await page.getByRole('button', { name: s.done() }).click()
  })

  await test.step('undone before its mails go', async () => {
    await expect(panel.getByText(/\d+ seconds?$/)).toBeVisible()
    await page.goto(`${blazon.studio}/templates/basic`)
    await shot(page, 'import-held')
    await panel.getByRole('button', { name: p.undo() }).click()
    await expect(panel).toBeHidden()
    expect(await blazon.mailsTo('parent0@gmail.com')).toEqual([])
  })

  await test.step('sent at once, paused, resumed, stopped, and every row has its receipt', async () => {
    await open()
    await choose()
    await send.click()
    await page.getByRole('button', { name: s.done() }).click()
    await page.goto(`${blazon.studio}/templates/basic`)
    await panel.getByRole('button', { name: p.sendNow() }).click()
    await panel.getByRole('button', { name: p.pause() }).click()
    await expect(panel.getByText(p.paused())).toBeVisible()
    await shot(page, 'import-paused')
    await panel.getByRole('button', { name: p.resume() }).click()
    await expect(panel.getByRole('button', { name: p.pause() })).toBeVisible()
    await panel.getByRole('button', { name: p.stop(), exact: true }).click()
    await panel.getByRole('button', { name: /^(Stop|Arrêter)/ }).click()
    await expect(panel.getByText(p.stopped())).toBeVisible()
    await shot(page, 'import-ended')
    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: p.receipts() }).click()
    const receipts = await readFile(await (await download).path(), 'utf8')
    expect(receipts.trim().split('\r\n')).toHaveLength(PEOPLE + 2)
    await panel.getByRole('button', { name: words(common, language).close() }).click()
    await expect(panel).toBeHidden()
  })

  await test.step('addresses are kept as a list and used again', async () => {
    const l = words(recipientWords, language)
    await open()
    const field = page.getByLabel(s.recipients())
    await field.fill('ada.list@example.org, max.list@example.org')
    await field.press('Enter')
    await page.getByRole('button', { name: l.open(), exact: true }).click()
    await page.getByLabel(l.saveThese({ count: 2 })).fill('Juniors')
    await page.getByRole('button', { name: words(common, language).save(), exact: true }).click()
    await expect(page.getByRole('button', { name: l.takeOf({ name: 'Juniors' }) })).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /max\.list/ })
      .last()
      .click()
    await page.getByRole('button', { name: l.open(), exact: true }).click()
    await page.getByRole('button', { name: l.takeOf({ name: 'Juniors' }) }).click()
    await expect(page.getByText(l.added({ count: 1 }))).toBeVisible()
    await expect(page.getByText(s.ready({ count: 2 }))).toBeVisible()
  })
})
