import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claims } from '#features/claims/server/tables.ts'
import { requestLink } from '#features/sign-in/contract.ts'
import { type Mailer, openMail } from '#platform/mail/mail.ts'
import { startSending } from '#testing/claim.ts'
import { openSink } from '#testing/smtp.ts'
import { browserSecret, captchaPass } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'

const ROWS = 60
/** The answers to badge e-mails, which the mail server holds back. */
let answers: PromiseWithResolvers<void>
let sink: Awaited<ReturnType<typeof openSink>>
let mail: Mailer
let world: World

beforeEach(async () => {
  answers = Promise.withResolvers<void>()
  sink = await openSink(({ messageId }) => (messageId.startsWith('claim.') ? answers.promise : undefined))
  mail = openMail({ smtpUrl: sink.url, mailFrom: 'Blazon <no-reply@example.org>', dataDir: '' })
  world = await openWorld({ mail })
})
afterEach(async () => {
  answers.resolve()
  await world.close()
  mail.close()
  await sink.close()
})

test('mails a sign-in link while the mail server answers none of the e-mails of a send', async () => {
  const issuer = await startSending(world)
  await issuer.send(...Array.from({ length: ROWS }, (_, at) => `reader${at}@example.org`))
  await expect.poll(() => sink.badgeMails().length, { timeout: 30_000 }).toBe(5)
  const captchaSolution = await captchaPass(world)
  await world.call(requestLink, { email: 'ada@example.org', browser: browserSecret(), captchaSolution })
  await expect.poll(() => sink.received.map(({ to }) => to), { timeout: 30_000 }).toContain('ada@example.org')
  const sent = await world.ctx().db.$count(claims, eq(claims.delivery, 'sent'))
  expect([sink.badgeMails().length, sent]).toEqual([5, 0])
  answers.resolve()
  await world.runJobs()
  expect(new Set(sink.badgeMails().map(({ to }) => to)).size).toBe(ROWS)
  expect(await world.ctx().db.$count(claims, eq(claims.delivery, 'sent'))).toBe(ROWS)
})
