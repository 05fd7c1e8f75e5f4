import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSink } from '#testing/smtp.ts'
import { assertMailTls, MailDelayed, type Mailer, MailRefused, openMail } from './mail.ts'

let server: SMTPServer
let port = 0
let received: string[] = []
const opened: Mailer[] = []
const dataDir = mkdtempSync(join(tmpdir(), 'blazon-mail-'))

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('wrong password')),
    onMailFrom: ({ address }, _session, done) => done(address.startsWith('banned') ? no(550, address) : null),
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('gone')) return done(no(550, address))
      if (address.startsWith('later')) return done(no(451, address))
      received.push(address)
      done()
    },
    onData: (stream, _session, done) => {
      stream.on('end', () => done())
      stream.resume()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.server.address() as AddressInfo).port
})
beforeEach(() => {
  received = []
})
afterAll(async () => {
  for (const mailer of opened) mailer.close()
  await new Promise<void>((resolve) => server.close(resolve))
  rmSync(dataDir, { recursive: true })
})

const no = (responseCode: number, address: string) => Object.assign(new Error(`<${address}> no`), { responseCode })
const send = async (to: string, { login = '', from = 'no-reply@example.org' } = {}) => {
  const mailer = openMail({ smtpUrl: `smtp://${login}127.0.0.1:${port}`, mailFrom: from, dataDir })
  opened.push(mailer)
  const message = { to, subject: 'Subject', html: '<p>x</p>', text: 'x', messageId: 'one@example.org' }
  return mailer.send(message).then(
    () => undefined,
    (error: Error) => error,
  )
}

test("refuses an address for good with the server's reply", async () => {
  const error = await send('gone@example.org')
  expect(error).toBeInstanceOf(MailRefused)
  expect(error?.message).toMatch(/^550 .*gone@example\.org/)
})

test('delays a temporarily refused address, with no name in the log', async () => {
  const error = await send('later@example.org')
  expect(error).toBeInstanceOf(MailDelayed)
  expect((error as MailDelayed).answer).toMatch(/^451/)
  expect(`${error?.message}${error?.stack}`).not.toContain('later@example.org')
})

test.each([
  ['login', { login: 'user:wrong@' }],
  ['sender', { from: 'banned@example.org' }],
])('delays without a reply when our own %s is refused', async (_, given) => {
  const error = await send('lea@example.org', given)
  expect(error).toBeInstanceOf(MailDelayed)
  expect((error as MailDelayed).answer).toBe('')
})

test('delays only the e-mail whose connection is lost, and repeats it under the same Message-ID', async () => {
  let cut = 'two'
  const held = Promise.withResolvers<void>()
  const sink = await openSink(({ to }) => {
    if (!to.startsWith(cut)) return held.promise
    cut = 'nobody'
    return Promise.reject(Object.assign(new Error('away'), { responseCode: 421 }))
  })
  const mailer = openMail({ smtpUrl: sink.url, mailFrom: 'a@example.org', dataDir })
  opened.push(mailer)
  const mail = (name: string) =>
    mailer.send({ to: `${name}@example.org`, subject: 'x', html: 'x', text: 'x', messageId: `${name}@x` })
  const names = ['one', 'two', 'three', 'four', 'five', 'six']
  const sent = names.map(mail)
  await expect(sent[1]).rejects.toBeInstanceOf(MailDelayed)
  held.resolve()
  expect((await Promise.allSettled(sent)).map(({ status }) => status)).toEqual(
    names.map((name) => (name === 'two' ? 'rejected' : 'fulfilled')),
  )
  await mail('two')
  expect(sink.received.map(({ messageId }) => messageId).sort()).toEqual(
    [...names, 'two'].map((name) => `${name}@x`).sort(),
  )
  mailer.close()
  await sink.close()
})

test.each(['x:lea@example.org', '(x)lea@example.org', 'lea@example.org(x)'])(
  '%s does not reach the address inside it',
  async (to) => {
    await send(to)
    expect(received).not.toContain('lea@example.org')
  },
)

test('stops the start without TLS or a trusted certificate where TLS is required', async () => {
  const selfSigned = new SMTPServer({ authOptional: true })
  selfSigned.on('error', () => undefined)
  await new Promise<void>((resolve) => selfSigned.listen(0, '127.0.0.1', resolve))
  const ownPort = (selfSigned.server.address() as AddressInfo).port
  try {
    for (const at of [port, ownPort]) {
      const smtpUrl = `smtp://127.0.0.1:${at}`
      await expect(assertMailTls({ smtpUrl, demandsMailTls: true })).rejects.toThrow(/ALLOW_PLAINTEXT=smtp/)
      await assertMailTls({ smtpUrl, demandsMailTls: false })
    }
    await assertMailTls({ smtpUrl: 'smtp://127.0.0.1:1', demandsMailTls: true })
  } finally {
    await new Promise<void>((resolve) => selfSigned.close(resolve))
  }
})

test('sends no e-mail without TLS where it is required', async () => {
  const mailer = openMail({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'a@example.org',
    dataDir,
    demandsMailTls: true,
  })
  opened.push(mailer)
  const message = { to: 'lea@example.org', subject: 'x', html: 'x', text: 'x', messageId: 'two@example.org' }
  await expect(mailer.send(message)).rejects.toBeInstanceOf(MailDelayed)
  expect(received).toEqual([])
})
