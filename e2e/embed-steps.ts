import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Blazon } from './running-server.ts'

type Answer = {
  type: string
  as?: string
  label?: string
  problems?: { field: string; problem: string }[]
  png?: string
}
type Site = { asked: (message: unknown) => void; answers: Answer[] }

/**
 * A page of another site, with its own origin, that frames the card's page and exchanges messages with it; `stop` ends
 * that site.
 */
export async function openSite(page: Page, { studio }: Pick<Blazon, 'studio'>, fragment = '') {
  const frame = `${studio}/embed/card${fragment}`
  const html = `<!doctype html><html lang="en"><title>Club</title><body style="margin:0"><iframe title="Card" src="${frame}" style="width:420px;height:420px;border:0"></iframe></body></html>`
  // A real server: Chromium does not let a remote page frame a server on this machine.
  const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const address = site.address()
  await page.addInitScript(listen)
  await page.goto(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`)
  await heard(page, 'blazon:ready')
  return { stop: () => site.close() }
}

/** Shows a config; `as` waits until the card is flat, or presses it and waits until it is in three dimensions. */
export async function show(page: Page, config: unknown, as: 'flat' | 'scene'): Promise<Answer | undefined> {
  await ask(page, { type: 'blazon:show', config })
  const flat = await heard(page, 'blazon:shown', 'flat')
  if (as === 'flat') return flat
  await page.frameLocator('iframe').locator('#card').click()
  return heard(page, 'blazon:shown', as)
}

/** The problems of a refused config. */
export async function refusal(page: Page, config: unknown) {
  await ask(page, { type: 'blazon:show', config })
  return (await heard(page, 'blazon:refused'))?.problems
}

/** The card's exported picture, in pixels of four bytes. */
export async function exported(page: Page) {
  await ask(page, { type: 'blazon:export' })
  const png = (await heard(page, 'blazon:picture'))?.png ?? ''
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function ask(page: Page, message: unknown): Promise<void> {
  await page.evaluate((message) => (window as unknown as Site).asked(message), message)
}

async function heard(page: Page, type: string, as?: string): Promise<Answer | undefined> {
  const find = () =>
    page.evaluate(
      ([type, as]) => (window as unknown as Site).answers.find((each) => each.type === type && (!as || each.as === as)),
      [type, as],
    )
  await expect.poll(find, { intervals: [50, 100, 200], timeout: 20_000 }).toBeDefined()
  return find()
}

/** In the framing page: keeps the frame's reply to the latest message. */
function listen() {
  const site = window as unknown as Site
  site.answers = []
  site.asked = (message) => {
    site.answers = []
    document.querySelector('iframe')?.contentWindow?.postMessage(message, '*')
  }
  window.addEventListener('message', async ({ data }) => {
    const { answers } = site
    if (!(data.png instanceof Blob)) return answers.push(data)
    const bytes = new Uint8Array(await data.png.arrayBuffer())
    answers.push({ type: data.type, png: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) })
  })
}
