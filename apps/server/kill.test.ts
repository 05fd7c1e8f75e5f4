import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '#base/call.ts'
import { createSessions } from '#features/claims/contract.ts'
import { listSessions } from '#features/claims/session-contract.ts'
import { createIssuer } from '#features/issuers/contract.ts'
import { finalizeLink, requestLink } from '#features/sign-in/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { browserSecret, captchaPass, ISSUER, picture, TEMPLATE } from './stories.ts'
import type { World } from './testing.ts'

const ADDRESSES = 1000
/** Mails that the server may have handed over without having noted it: one lease of rows. */
const IN_FLIGHT_MAX = 20
const PATIENCE_MS = 120_000

type Received = { to: string; messageId: string; text: string }
const received: Received[] = []
const dataDir = mkdtempSync(join(tmpdir(), 'blazon-kill-'))
let port = 0
let smtp: SMTPServer
let server: ChildProcess

const origin = () => `http://localhost:${port}`
const ask: World['call'] = (endpoint, input, options = {}) =>
  call({ origin: origin(), token: () => options.token }, endpoint, input)

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      void buffer(stream).then(async (bytes) => {
        const mail = await PostalMime.parse(bytes)
        const to = session.envelope.rcptTo[0]?.address ?? ''
        received.push({ to, messageId: mail.messageId ?? '', text: mail.text ?? '' })
        done()
      }, done)
    },
  })
  // A killed server leaves its connections in the middle of a word.
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  port = await freePort()
  await start()
}, PATIENCE_MS)

afterAll(async () => {
  server.kill('SIGTERM')
  await once(server, 'exit')
  await new Promise<void>((resolve) => smtp.close(resolve))
  rmSync(dataDir, { recursive: true, force: true })
})

test(
  'killed while it mails 1,000 addresses: each has exactly one claim and at least one mail, repeats keep their Message-ID',
  async () => {
    const token = await signUp()
    const templateId = await publish(token)
    const emails = Array.from({ length: ADDRESSES }, (_, at) => `person${at}@example.org`)
    await ask(createSessions, { templateId, emails, sessionNumber: emails.length }, { token })

    for (const reached of [150, 600]) {
      await until(() => claimMails().length >= reached)
      await killAndRestart()
    }
    await until(() => new Set(claimMails().map((mail) => mail.to)).size === ADDRESSES)
    await settle(token, templateId)

    const rows = await history(token, templateId)
    expect(rows.map((row) => row.emails[0]).sort()).toEqual([...emails].sort())
    expect(rows.every((row) => row.delivery === 'sent')).toBe(true)
    const repeated = claimMails().length - ADDRESSES
    expect(repeated).toBeLessThanOrEqual(2 * IN_FLIGHT_MAX)
    for (const email of emails) {
      expect(
        new Set(
          claimMails()
            .filter((mail) => mail.to === email)
            .map((mail) => mail.messageId),
        ).size,
      ).toBe(1)
    }
  },
  2 * PATIENCE_MS,
)

test(
  'killed while it accepts a send: either all of it is there, or none',
  async () => {
    const token = await signUp()
    const templateId = await publish(token)
    const emails = Array.from({ length: ADDRESSES }, (_, at) => `half${at}@example.org`)
    const sending = ask(createSessions, { templateId, emails, sessionNumber: emails.length }, { token }).catch(
      () => undefined,
    )
    await new Promise((resolve) => setImmediate(resolve))
    await killAndRestart()
    await sending
    expect([0, ADDRESSES]).toContain((await history(token, templateId)).length)
  },
  PATIENCE_MS,
)

const claimMails = () => received.filter((mail) => mail.messageId.includes('claim.'))

async function signUp(): Promise<string> {
  const email = `issuer${received.length}@example.org`
  await ask(requestLink, { email, browser: browserSecret(), captchaSolution: await captchaPass({ call: ask }) })
  await until(() => received.some((mail) => mail.to === email))
  const link = /token=([\w-]+)/.exec(received.find((mail) => mail.to === email)?.text ?? '')?.[1] ?? ''
  const { token } = await ask(finalizeLink, { token: link })
  await ask(createIssuer, { ...ISSUER, tags: [...ISSUER.tags], contactEmail: email }, { token })
  return token
}

async function publish(token: string): Promise<string> {
  const made = await ask(createTemplate, { category: 'basic', ...TEMPLATE, image: await picture() }, { token })
  return made.templateId
}

async function history(token: string, templateId: string) {
  const pages = Array.from({ length: ADDRESSES / 100 }, (_, at) => at + 1)
  const answers = []
  for (const pageNumber of pages)
    answers.push(await ask(listSessions, { templateId, pageNumber, pageSize: 100 }, { token }))
  return answers.flatMap((answer) => answer.sessions)
}

/** Waits until no mail is queued any more, so that the last repeats have arrived. */
async function settle(token: string, templateId: string): Promise<void> {
  const isDone = async () => (await history(token, templateId)).every((row) => row.delivery === 'sent')
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end && !(await isDone())) await pause(500)
}

async function until(isDone: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!isDone()) {
    if (Date.now() > end) throw new Error('It did not happen in time')
    await pause(10)
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function killAndRestart(): Promise<void> {
  server.kill('SIGKILL')
  await once(server, 'exit')
  await start()
}

async function start(): Promise<void> {
  const address = smtp.server.address()
  const smtpPort = typeof address === 'object' && address ? address.port : 0
  server = spawn(process.execPath, ['apps/server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(port),
      WALLET_PORT: '0',
      WALLET_URL: 'http://localhost:4001',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      CAPTCHA_COST: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const answer = await fetch(`${origin()}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(50)
  }
  throw new Error('The server did not start')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
