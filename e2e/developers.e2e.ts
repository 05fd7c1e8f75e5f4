import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { developersPage, keyDialogs, keyRows, secretWords } from '#features/developers/page-texts.ts'
import { scopeWords } from '#features/developers/scope-texts.ts'
import { deliveryPanel, deliveryWords, kindWords, webhookForm, webhooksPart } from '#features/webhooks/page-texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { confirmByCode } from './confirm-steps.ts'
import { signUpByCalls } from './issuer-calls.ts'
import { ISSUER_NAME } from './issuer-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { words } from './words.ts'

const KEYS = '/api/v1/managers/keys'

// The first key asks for a fresh proof; rotating follows within its minutes.
test.describe(() => {
  test.use({ refusals: { [KEYS]: 403 } })

  // The same calls in either language; the phone layout is seen by `accessible-team`.
  test('an admin makes a key, uses it elsewhere, and rotates it', { tag: '@desk' }, async ({
    blazon,
    language,
    openBrowser,
    shot,
  }) => {
    const email = 'developers@example.org'
    const page = await openBrowser(await signUpByCalls(blazon, language, email, ISSUER_NAME))
    const say = words(developersPage, language)
    const dialogs = words(keyDialogs, language)
    const rows = words(keyRows, language)
    const ask = async (key: string, path: string) =>
      (await fetch(`${blazon.studio}/api/v1${path}`, { headers: { Token: key } })).status
    await page.goto(`${blazon.studio}/settings/api-key`)
    await expect(page.getByRole('row', { name: rows.communityKey() })).toBeVisible()
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog', { name: dialogs.newTitle() })
    await dialog.getByRole('button', { name: dialogs.create() }).click()
    await expect(dialog.getByRole('textbox', { name: dialogs.nameLabel() })).toBeFocused()
    await page.keyboard.type('Workshop website')
    await dialog.getByText(words(scopeWords, language)['templates:read']()).click()
    const create = () => dialog.getByRole('button', { name: dialogs.create() }).click()
    await confirmByCode(page, blazon, language, email, create)

    const first = await takeSecret(page, words(secretWords, language).keyTitle(), rows.copied(), language)
    const row = page.getByRole('row').filter({ hasText: 'Workshop website' })
    await expect(row).toContainText(rows.never())
    await shot(page, 'developers')
    await expectAccessible(page, 'the keys')
    expect(await ask(first, '/managers/templates')).toBe(200)
    expect(await ask(first, '/managers/members')).toBe(403)
    await page.reload()
    await expect(row).toContainText(rows.today())

    await row.getByRole('button', { name: rows.more({ name: 'Workshop website' }) }).click()
    await page.getByRole('menuitem', { name: rows.rotate() }).click()
    await page.getByRole('button', { name: dialogs.rotate() }).click()
    const second = await takeSecret(page, words(secretWords, language).keyTitle(), rows.copied(), language)
    expect([await ask(first, '/managers/templates'), await ask(second, '/managers/templates')]).toEqual([200, 200])

    await row.getByRole('button', { name: rows.more({ name: 'Workshop website' }) }).click()
    await page.getByRole('menuitem', { name: rows.revoke() }).click()
    await page.getByRole('button', { name: dialogs.revoke() }).click()
    await expect(row).toBeHidden()
    expect([await ask(first, '/managers/templates'), await ask(second, '/managers/templates')]).toEqual([401, 401])
    await expect(page.getByRole('heading', { level: 1, name: say.title() })).toBeVisible()
  })
})

// The same calls in either language; the phone layout is seen by `accessible-team`.
test('an endpoint gets a test event, fails, and gets the same message again', { tag: '@desk' }, async ({
  blazon,
  language,
  studioPage: page,
  shot,
}) => {
  const part = words(webhooksPart, language)
  const form = words(webhookForm, language)
  const log = words(deliveryWords, language)
  const panel = words(deliveryPanel, language)
  const receiver = await openReceiver()
  await page.goto(`${blazon.studio}/settings/api-key`)
  await page.getByRole('button', { name: part.addOne() }).click()
  const dialog = page.getByRole('dialog', { name: form.newTitle() })
  await typeInto(dialog.getByLabel(form.url(), { exact: true }), receiver.url)
  await dialog.getByText(words(kindWords, language)['badge.issued']()).click()
  await dialog.getByRole('button', { name: form.create() }).click()
  expect(await takeSecret(page, form.secretTitle(), form.secretCopied(), language)).toMatch(/^whsec_/)

  receiver.status = 500
  await page.getByRole('button', { name: part.testOf({ url: receiver.name }) }).click()
  await expect(page.getByText(log.failedWith({ status: '500' }))).toBeVisible()
  await page.getByRole('table', { name: log.title() }).getByRole('button').first().click()
  const message = page.getByRole('complementary').filter({ hasText: panel.request() })
  await expect(message.getByText('500 Internal Server Error')).toBeVisible()
  await expect(message.getByText('out of order')).toBeVisible()
  await shot(page, 'delivery')
  await expectAccessible(page, 'a delivery')

  receiver.status = 204
  await message.getByRole('button', { name: panel.again() }).click()
  await expect(message.getByText('204 No Content')).toBeVisible()
  await expect(message.getByText(panel.delivered(), { exact: true })).toBeVisible()
  const [failed, replayed] = receiver.seen
  expect(replayed?.headers['webhook-id']).toBe(failed?.headers['webhook-id'])
  expect(replayed?.body).toBe(failed?.body)
  await page.keyboard.press('Escape')
  await expect(message).toBeHidden()
  receiver.close()
})

/** Copies the secret that is shown once, and closes its dialog; returns the secret. */
async function takeSecret(page: Page, title: string, copied: string, language: 'en' | 'fr'): Promise<string> {
  const say = words(secretWords, language)
  const dialog = page.getByRole('dialog', { name: title })
  const secret = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByRole('button', { name: say.copy(), exact: true }).click()
  await expect(page.getByRole('status').getByText(copied)).toBeVisible()
  await dialog.getByRole('button', { name: say.saved() }).click()
  await expect(dialog).toBeHidden()
  return secret
}

type Seen = { headers: IncomingHttpHeaders; body: string }

/** A server of a community's own on this machine; answers with `status`, and keeps what it was sent. */
async function openReceiver() {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ headers: request.headers, body })
    response.writeHead(receiver.status, { 'content-type': 'text/plain' })
    response.end(receiver.status === 204 ? undefined : 'out of order')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const name = `127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const receiver = { name, url: `http://${name}`, status: 200, seen, close: () => server.close() }
  return receiver
}
