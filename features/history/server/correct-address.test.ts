import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listSessions } from '#features/claims/contract.ts'
import { claims } from '#features/claims/server/tables.ts'
import { importSessions } from '#features/imports/contract.ts'
import { importRows } from '#features/imports/server/tables.ts'
import { getClaim } from '#features/issuing/contract.ts'
import { addSuppression } from '#features/mailing/suppression-contract.ts'
import { listNotices } from '#features/notifications/contract.ts'
import { sweepMails } from '#features/sends/mail/server/sweep-mails.ts'
import { readSend, releaseSend } from '#features/sends/running/contract.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { type Mailer, MailRefused, type Message } from '#platform/mail/mail.ts'
import { claimWithKey, startSending, tokenOf } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { resendSession } from '../contract.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
let mails: Message[]
/** A mail server that rejects every name starting with `gone`. */
const server: Mailer = {
  send: async (message) => {
    if (message.to.startsWith('gone')) throw new MailRefused('550 5.1.1 no such user')
    mails.push(message)
    return { response: '250 ok' }
  },
  close: () => undefined,
}
beforeAll(async () => {
  world = await openWorld({ mail: server, config: { mailLimit24h: 5 } })
})
beforeEach(async () => {
  mails = []
  issuer = await startSending(world)
})
afterAll(() => world.close())

const rows = () => world.ctx().db.select().from(claims).where(eq(claims.templateId, issuer.templateId))
const rowOf = async (claim: string) => (await rows()).find(({ id }) => claim.startsWith(`${id}.`))
const correct = async (claim: string, email: string, corrects = '') =>
  world.call(resendSession, { challenge: claim.split('.')[0] ?? '', email, corrects }, { token: issuer.token })
const sentTo = () => mails.flatMap(({ to, messageId }) => (messageId?.startsWith('claim.') ? [to] : []))
const send = async (...emails: string[]) => {
  const sent = await issuer.send(...emails)
  await world.runJobs()
  return sent
}

test('sends a bounced e-mail to the corrected address and ends the old link', async () => {
  const [old = ''] = await send('gone@exmple.org')
  expect(await rowOf(old)).toMatchObject({ delivery: 'bounced', deliveryDetail: '550 5.1.1 no such user' })
  const { link } = await correct(old, ' Lea@Example.org ')
  await world.runJobs()
  expect(sentTo()).toEqual(['lea@example.org'])
  expect(mails.at(-1)?.text).toContain(link)
  const shown = await world.call(listSessions, { templateId: issuer.templateId }, { token: issuer.token })
  expect(shown.sessions).toMatchObject([{ emails: ['lea@example.org'], delivery: 'sent', deliveryDetail: '' }])
  expect(shown.counts).toMatchObject({ all: 1, pending: 1, bounced: 0 })
  expect(await world.call(getClaim, { token: old }, {})).toMatchObject({ state: 'superseded' })
  await claimWithKey(world, tokenOf(link))
  expect(await rowOf(old)).toMatchObject({ taken: 1, email: 'lea@example.org' })
})

test('refuses collected badges, other communities, and unwanted, invalid or known addresses', async () => {
  const [gone = '', , held = ''] = await send('gone@exmple.org', 'max@example.org', 'zoe@example.org')
  await claimWithKey(world, held)
  const unwanted = { email: 'no@example.org', reason: 'asked' } as const
  await world.call(addSuppression, unwanted, { token: issuer.token })
  const before = await rows()
  await expect(correct(gone, 'nobody')).rejects.toMatchObject({ key: 'noValidEmails' })
  await expect(correct(gone, 'max@example.org')).rejects.toMatchObject({ key: 'addressKnown' })
  await expect(correct(gone, 'ZOE@example.org')).rejects.toMatchObject({ key: 'addressKnown' })
  await expect(correct(gone, 'no@example.org')).rejects.toMatchObject({ key: 'addressUnwanted' })
  await expect(correct(held, 'tom@example.org')).rejects.toMatchObject({ key: 'sessionTaken' })
  const other = await startSending(world)
  const asked = { challenge: gone.split('.')[0] ?? '', email: 'tom@example.org' }
  await expect(world.call(resendSession, asked, { token: other.token })).rejects.toMatchObject({ key: 'notFound' })
  expect(await rows()).toEqual(before)
})

test('marks the send as sent again without a second bell for all of it', async () => {
  const emails = ['gone@exmple.org', 'max@example.org', 'zoe@example.org']
  // Held back, or it could be finished before it is read.
  const { sendId } = await issuer.ask({ emails, isUndoable: true })
  const as = { token: issuer.token }
  expect(await world.call(readSend, { sendId }, as)).toMatchObject({ isAgain: false })
  await world.call(releaseSend, { sendId }, as)
  await world.runJobs()
  const rung = (await world.call(listNotices, {}, as)).notices
  const gone = (await rows()).find(({ delivery }) => delivery === 'bounced')
  await correct(`${gone?.id}.`, 'lea@example.org')
  expect(await world.call(readSend, { sendId }, as)).toMatchObject({ isAgain: true })
  await world.runJobs()
  expect(await world.call(readSend, { sendId }, as)).toMatchObject({ mailed: 3, bounced: 0, isAgain: true })
  expect((await world.call(listNotices, {}, as)).notices).toEqual(rung)
})

test('moves a delivered e-mail to the right address and ends the first link', async () => {
  const [sent = ''] = await send('lea@exemple.org')
  expect(await rowOf(sent)).toMatchObject({ delivery: 'sent' })
  const { link } = await correct(sent, 'lea@example.org', 'lea@exemple.org')
  await world.runJobs()
  expect(sentTo()).toEqual(['lea@exemple.org', 'lea@example.org'])
  expect(await world.call(getClaim, { token: sent }, {})).toMatchObject({ state: 'superseded' })
  await claimWithKey(world, tokenOf(link))
})

test('corrects nothing beyond the daily e-mail limit', async () => {
  const [gone = ''] = await send('gone@exmple.org', 'a@example.org', 'b@example.org', 'c@example.org', 'd@example.org')
  await expect(correct(gone, 'lea@example.org')).rejects.toMatchObject({ key: 'tooManyEmails', code: 2000 })
  expect(await rowOf(gone)).toMatchObject({ email: 'gone@exmple.org', linkN: 1, delivery: 'bounced' })
})

testOnPostgres('lets one of two corrections at once win, of one row or to one address', async () => {
  const [one = '', two = ''] = await send('gone1@exmple.org', 'gone2@exmple.org')
  const keysOf = (answers: PromiseSettledResult<unknown>[]) =>
    answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.key] : []))
  const same = await Promise.allSettled([one, two].map((claim) => correct(claim, 'lea@example.org')))
  expect(keysOf(same)).toEqual(['addressKnown'])
  const left = (await rowOf(one))?.delivery === 'bounced' ? one : two
  const was = (await rowOf(left))?.email
  const twice = await Promise.allSettled(
    ['max@example.org', 'tom@example.org'].map((email) => correct(left, email, was)),
  )
  expect(keysOf(twice)).toEqual(['addressChanged'])
  await world.runJobs()
  expect(sentTo()).toHaveLength(2)
  expect(new Set(sentTo())).toEqual(new Set((await rows()).map(({ email }) => email)))
})

test('names the corrected address in the import receipt, and refuses one already in the file', async () => {
  const file = new File(['email\ngone@exmple.org\nmax@example.org'], 'people.csv')
  const asked = { templateId: issuer.templateId, file }
  const { id } = await world.call(importSessions, asked, { token: issuer.token })
  await world.runJobs()
  world.advance(61_000)
  await sweepMails(world.ctx({ kind: 'system', job: 'test' }))
  const claim = `${(await rows()).find(({ delivery }) => delivery === 'bounced')?.id}.`
  await expect(correct(claim, 'max@example.org')).rejects.toMatchObject({ key: 'addressKnown' })
  await correct(claim, 'lea@example.org')
  await world.runJobs()
  expect(await world.call(readSend, { sendId: id }, { token: issuer.token })).toMatchObject({ mailed: 2, bounced: 0 })
  const answer = await world.app.inject({
    url: `/api/v1/sessions/import/${id}/receipts`,
    headers: { host: new URL(world.config.publicUrl).host, authorization: `Bearer ${issuer.token}` },
  })
  expect(answer.body.split('\r\n').slice(1, 3)).toEqual([
    '1,lea@example.org,Badge created,Sent,',
    '2,max@example.org,Badge created,Sent,',
  ])
})

test('names the corrected address in the receipt of a ticket with a very long name', async () => {
  const [startDate, endDate] = [1, 3].map((hours) => new Date(world.now().getTime() + hours * 3_600_000).toISOString())
  issuer = await startSending(world, {
    category: 'ticket',
    name: 'Winter opening',
    location: '',
    startDate,
    endDate,
    optionName: true,
  })
  const file = new File([`email,name\ngone@exmple.org,${'x'.repeat(500)}`], 'people.csv')
  const { id } = await world.call(importSessions, { templateId: issuer.templateId, file }, { token: issuer.token })
  await world.runJobs()
  world.advance(61_000)
  await sweepMails(world.ctx({ kind: 'system', job: 'test' }))
  const [claim] = await rows()
  expect(claim).toMatchObject({ delivery: 'bounced' })
  await correct(`${claim?.id}.`, 'lea@example.org')
  const receipts = await world.ctx().db.select().from(importRows).where(eq(importRows.sendId, id))
  expect(receipts.map(({ email }) => email)).toEqual(['lea@example.org'])
})

testOnPostgres('corrects an address under a new delegation during other sends, without a deadlock', async () => {
  for (let round = 0; round < 4; round++) {
    issuer = await startSending(world)
    const [gone = ''] = await send('gone@exmple.org')
    const isTheirs = eq(delegations.templateId, issuer.templateId)
    await world.ctx().db.update(delegations).set({ validUntil: world.now() }).where(isTheirs)
    await issuer.send('first@example.org')
    const others = ['max@example.org', 'tom@example.org'].map((email) => issuer.send(email))
    await Promise.all([correct(gone, 'lea@example.org'), ...others])
  }
})
