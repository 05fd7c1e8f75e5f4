import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import type { Language } from '#base/text.ts'

const START_MS = 60_000
const MAIL_MS = 30_000

export type Blazon = { studio: string; wallet: string; dataDir: string; mailsTo: (address: string) => Promise<Email[]> }

/** A running Blazon on ports and a folder of its own, the visitor's language, and pages whose console errors fail. */
export const test = base.extend<{ language: Language; quietConsole: undefined }, { blazon: Blazon }>({
  blazon: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const { blazon, stop } = await start()
      await use(blazon)
      await stop()
    },
    { scope: 'worker', timeout: START_MS },
  ],
  language: async ({ locale }, use) => use(locale?.startsWith('fr') ? 'fr' : 'en'),
  quietConsole: [
    async ({ context }, use) => {
      const errors: string[] = []
      const watch = (page: Page) => {
        page.on('console', (message) => message.type() === 'error' && errors.push(`${page.url()}: ${message.text()}`))
        page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
      }
      for (const page of context.pages()) watch(page)
      context.on('page', watch)
      await use(undefined)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits for the newest mail to an address that is not one of those seen before. */
export async function nextMail(blazon: Blazon, address: string, seen = 0): Promise<Email> {
  await expect.poll(async () => (await blazon.mailsTo(address)).length, { timeout: MAIL_MS }).toBeGreaterThan(seen)
  const mail = (await blazon.mailsTo(address)).at(-1)
  if (!mail) throw new Error(`No mail to ${address}`)
  return mail
}

/** The first address of a mail that begins with a prefix. */
export function linkIn(mail: Email, prefix: string): string {
  const link = mail.text?.match(/https?:\/\/\S+/g)?.find((address) => address.startsWith(prefix))
  if (!link) throw new Error(`The mail has no link that begins with ${prefix}`)
  return link
}

async function start() {
  const dataDir = await mkdtemp(join(tmpdir(), 'blazon-journey-'))
  const [port, walletPort] = [await freePort(), await freePort()]
  const server = spawn(process.execPath, ['apps/server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: String(port),
      WALLET_PORT: String(walletPort),
      CAPTCHA_COST: '10',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const studio = `http://localhost:${port}`
  await untilReady(server, studio)
  const blazon: Blazon = {
    studio,
    wallet: `http://localhost:${walletPort}`,
    dataDir,
    mailsTo: (address) => mailsTo(join(dataDir, 'outbox'), address),
  }
  const stop = async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  }
  return { blazon, stop }
}

async function untilReady(server: ChildProcess, studio: string): Promise<void> {
  const until = Date.now() + START_MS
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(`${studio}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not start')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function mailsTo(folder: string, address: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    names.map(async (name) => ({
      mail: await PostalMime.parse(await readFile(join(folder, name))),
      at: (await stat(join(folder, name))).mtimeMs,
    })),
  )
  return mails
    .filter(({ mail }) => mail.to?.some((to) => to.address === address))
    .sort((a, b) => a.at - b.at)
    .map(({ mail }) => mail)
}
