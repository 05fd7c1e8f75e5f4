import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Language } from '#base/text.ts'
import { bakePng } from '#credentials/files/bake-png.ts'
import { emailDoor } from '#features/holders/wallet-texts.ts'
import { openKeptWorld } from '#features/kept-badges/server/testing-kept.ts'
import { addSheet, keptShelf } from '#features/kept-badges/wallet-texts.ts'
import { freePort } from '#testing/free-port.ts'
import { test as base } from './blazon.ts'
import { settleFirstVisit } from './cookies.ts'
import { typeInto } from './keyboard-steps.ts'
import { mailedLink } from './outbox.ts'
import { words } from './words.ts'

export const LEA = 'lea.kept@example.org'
export const ISSUER = 'Harbour School'
export const TITLE = 'Knots, level 2'

type Kept = Awaited<ReturnType<typeof openKeptWorld>>

/** Playwright's `test` with a server in this process, and an issuer on another host. */
export const test = base.extend<{ kept: Kept }>({
  kept: async ({ page }, use, info) => {
    const [port, walletPort] = [await freePort(), await freePort()]
    const config = { port, publicUrl: `http://localhost:${port}`, walletUrl: `http://localhost:${walletPort}` }
    const kept = await openKeptWorld({ config })
    await kept.world.app.listen({ port, host: '127.0.0.1' })
    await kept.world.walletApp.listen({ port: walletPort, host: '127.0.0.1' })
    await use(kept)
    // Its stream would be refused, with an error in the console, once the servers are closed.
    if (info.errors.length === 0) await page.goto('about:blank')
    await kept.close()
  },
})

/** A round picture in colour, as many issuers have. */
export async function pictureOf(text: string): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="336" height="336"><circle cx="168" cy="168" r="164" fill="#0d5f5a"/>
    <circle cx="168" cy="168" r="112" fill="#b5e2f5"/><path d="M60 210 168 110 276 210v40L168 160 60 250z" fill="#24549c"/></svg>`
  return bakePng(await sharp(Buffer.from(svg)).png().toBuffer(), text)
}

export async function signIn(page: Page, language: Language, { world }: Kept): Promise<void> {
  const say = words(emailDoor, language)
  const { walletUrl, publicUrl } = world.config
  await settleFirstVisit(page.context(), publicUrl)
  await page.goto(`${walletUrl}/signin`)
  await typeInto(page.getByLabel(say.email()), LEA)
  const mailsTo = async (address: string) =>
    (await world.outbox()).filter((mail) => mail.to?.some((to) => to.address === address))
  const send = () => page.getByRole('button', { name: say.send() }).click()
  await page.goto(await mailedLink({ mailsTo }, LEA, `${walletUrl}/auth?token=`, send))
  await expect(page).toHaveURL(`${walletUrl}/`)
}

/** The sheet, opened by the plus, and what is done in it. */
export function sheetOf(page: Page, language: Language) {
  const say = words(addSheet, language)
  const field = page.getByLabel(say.paste(), { exact: true })
  return {
    field,
    open: () => page.getByRole('button', { name: words(keptShelf, language).add(), exact: true }).click(),
    paste: async (text: string) => {
      await field.click()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText(text)
      await page.getByRole('button', { name: say.add(), exact: true }).click()
    },
    keep: page.getByRole('button', { name: say.keep(), exact: true }),
    keepAnyway: page.getByRole('button', { name: say.keepAnyway(), exact: true }),
    another: page.getByRole('button', { name: say.another(), exact: true }),
    added: page.getByText(say.added(), { exact: true }),
  }
}

/** Shares a file as the menu of a phone does: a form that is posted to the wallet (Web Share Target). */
export async function shareFile(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    const [form, input, files] = [document.createElement('form'), document.createElement('input'), new DataTransfer()]
    Object.assign(form, { method: 'post', action: '/add', enctype: 'multipart/form-data' })
    files.items.add(new File([text], 'from another app.json', { type: 'application/json' }))
    Object.assign(input, { type: 'file', name: 'file', files: files.files })
    form.append(input)
    document.body.append(form)
    form.submit()
  }, text)
}

/** Drops or pastes files on a field. */
export function give(field: Locator, way: 'drop' | 'paste', texts: string[]): Promise<void> {
  return field.evaluate(
    (element, { way, texts }) => {
      const files = new DataTransfer()
      for (const text of texts) files.items.add(new File([text], 'badge.json'))
      const event =
        way === 'drop'
          ? new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true })
      element.dispatchEvent(event)
    },
    { way, texts },
  )
}

export function rowsIn(page: Page, language: Language): Locator {
  return page.getByRole('list', { name: words(keptShelf, language).list() }).getByRole('listitem')
}
