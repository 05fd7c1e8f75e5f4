import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '#base/call.ts'
import { buildSessions } from '#features/builder/api-contract.ts'
import { createSessionBuilder } from '#features/builder/contract.ts'
import { listSessions } from '#features/claims/contract.ts'
import { claims } from '#features/claims/server/tables.ts'
import { resendSession, updateReminders } from '#features/history/contract.ts'
import { remindUnclaimed } from '#features/history/server/remind-unclaimed.ts'
import { importSessions } from '#features/imports/contract.ts'
import { getClaim } from '#features/issuing/contract.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import { sendOpenSession, shareLink } from '#features/links/contract.ts'
import { startSending } from '#testing/claim.ts'
import { claimTokenOf } from '#testing/stories.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { readSend, stopSend, undoSend } from '../../running/contract.ts'
import { eraseSends } from '../../server/erase-sends.ts'
import { sends } from '../../server/tables.ts'
import { sweepMails } from './sweep-mails.ts'

const DAY = 86_400_000
const MESSAGE = 'Thanks for <b>everything</b> & see you soon'
let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
let count = 0

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterAll(() => world.close())

const as = () => ({ token: issuer.token })
const system = () => world.ctx({ kind: 'system', job: 'test' })
const somebody = () => `somebody${++count}@example.org`
const mailsTo = async (email: string) => {
  await world.runJobs()
  return (await world.outbox()).filter(({ to }) => to?.[0]?.address === email)
}
const pageOf = (link = '') => world.call(getClaim, { token: claimTokenOf(link) })

test("quotes the sender's message in the e-mail's text and HTML, and on the claim page", async () => {
  const email = somebody()
  const { links } = await issuer.ask({ emails: [email], message: MESSAGE })
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain(`A message from Cordée Lyon:\n> ${MESSAGE}\n`)
  expect(mail?.html).toContain('A message from Cordée Lyon:')
  expect(mail?.html).toContain('Thanks for &lt;b&gt;everything&lt;/b&gt; &amp; see you soon')
  expect(await pageOf(links[0])).toMatchObject({ message: MESSAGE })
})

test('says nothing of a message where there is none', async () => {
  const email = somebody()
  const { links } = await issuer.ask({ emails: [email] })
  const [mail] = await mailsTo(email)
  expect(`${mail?.text}${mail?.html}`).not.toContain('A message from')
  expect(await pageOf(links[0])).toMatchObject({ message: '' })
})

test('introduces the message in the language of the e-mail', async () => {
  const french = await startSending(world, { lang: 'fr', name: 'Premier de cordée' })
  const email = somebody()
  await french.ask({ emails: [email], message: 'Bravo\n\nÀ bientôt' })
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain('Un message de Cordée Lyon\u202f:\n> Bravo\n>\n> À bientôt\n')
})

test('stores the message once, and in no log or notification', async () => {
  const message = 'Words that are looked for'
  await issuer.ask({ emails: [somebody(), somebody()], message })
  await world.runJobs()
  expect(await tablesWith(world, message)).toEqual(['public.sends'])
})

test('composes a message, keeps its line breaks, and folds empty lines', async () => {
  const { sendId } = await issuer.ask({ emails: [somebody()], message: '  Bravo Le\u0301a  \r\n\n\n\nA\tbientot \n' })
  expect(await world.call(readSend, { sendId }, as())).toMatchObject({ message: 'Bravo Léa\n\nA bientot' })
})

test.each([
  ['longer than 280 characters', 'é'.repeat(281), 'sendMessageTooLong'],
  ['with a control character', 'ring\u0007', 'sendMessageNotValid'],
  ['with a direction mark', 'left\u202eright', 'sendMessageNotValid'],
  ['with a character of no width', 'zero\u200bwidth', 'sendMessageNotValid'],
])('refuses a message %s, and writes nothing', async (_, message, key) => {
  const before = [await system().db.$count(claims), await system().db.$count(sends)]
  const refusal = { key, code: 4000, status: 400 }
  await expect(issuer.ask({ emails: [somebody()], message })).rejects.toMatchObject(refusal)
  const list = { templateId: issuer.templateId, file: new File(['email\na@example.org'], 'people.csv'), message }
  await expect(world.call(importSessions, list, as())).rejects.toMatchObject(refusal)
  const mailing = { templateId: issuer.templateId, emails: [somebody()], message }
  await expect(world.call(sendOpenSession, mailing, as())).rejects.toMatchObject(refusal)
  expect([await system().db.$count(claims), await system().db.$count(sends)]).toEqual(before)
})

test('counts 280 composed characters', async () => {
  await issuer.ask({ emails: [somebody()], message: ` ${'e\u0301'.repeat(280)} ` })
})

test('sends the message with a list, and with an API key', async () => {
  const { templateId } = issuer
  const [listed, built] = [somebody(), somebody()]
  const file = new File([`email\n${listed}`], 'people.csv')
  await world.call(importSessions, { templateId, file, message: 'For the list' }, as())
  const { apiKey } = await world.call(createSessionBuilder, { templateId }, as())
  const headers = () => ({ token: apiKey })
  await call({ ...world.caller(), headers }, buildSessions, { emails: [built], message: 'From software' })
  await world.runJobs()
  world.advance(61_000)
  await sweepMails(system())
  expect((await mailsTo(listed))[0]?.text).toContain('> For the list\n')
  expect((await mailsTo(built))[0]?.text).toContain('> From software\n')
})

test('shows the message of an open link on its page, and in the e-mails that hand it out', async () => {
  const { links } = await issuer.ask({ didLimit: 20, message: 'Welcome to the club' })
  expect(await pageOf(links[0])).toMatchObject({ isShared: true, message: 'Welcome to the club' })
  const [plain, own] = [somebody(), somebody()]
  const { templateId } = issuer
  await world.call(sendOpenSession, { templateId, emails: [plain] }, as())
  await world.call(sendOpenSession, { templateId, emails: [own], message: 'Words of its own' }, as())
  expect((await mailsTo(plain))[0]?.text).toContain('> Welcome to the club\n')
  expect((await mailsTo(own))[0]?.text).toContain('> Words of its own\n')
  expect((await world.call(shareLink, { templateId }, as())).link).toBe(links[0])
})

test('erases the message with the last recipient of its send, and not before', async () => {
  const [lea, max] = [somebody(), somebody()]
  const { sendId } = await issuer.ask({ emails: [lea, max], message: MESSAGE })
  await world.runJobs()
  const message = async () => (await system().db.select().from(sends).where(eq(sends.id, sendId)))[0]?.message
  await eraseHolder(system(), { holderIds: [], emails: [lea] })
  expect(await message()).toBe(MESSAGE)
  await eraseHolder(system(), { holderIds: [], emails: [max] })
  expect(await message()).toBe('')
})

test('erases the message also after its e-mail was sent again, and after its send was stopped', async () => {
  const message = 'Words to one person, twice'
  const email = somebody()
  const { templateId } = issuer
  const { sendId } = await issuer.ask({ emails: [email], message })
  await mailsTo(email)
  const { sessions } = await world.call(listSessions, { templateId, search: email }, as())
  const again = () => world.call(resendSession, { challenge: sessions[0]?.challenge ?? '' }, as())
  await again()
  await mailsTo(email)
  await world.call(stopSend, { sendId }, as())
  await again()
  await mailsTo(email)
  await eraseHolder(system(), { holderIds: [], emails: [email] })
  expect(await tablesWith(world, message)).toEqual([])
})

test('keeps no message of a send that was undone', async () => {
  const message = 'Words that nobody got'
  const { sendId } = await issuer.ask({ emails: [somebody()], message, isUndoable: true })
  await world.call(undoSend, { sendId }, as())
  await world.runJobs()
  expect(await tablesWith(world, message)).toEqual([])
})

test('erases the messages of a deleted community', async () => {
  const message = 'Words of a community that leaves'
  const leaving = await startSending(world)
  await leaving.ask({ emails: [somebody()], message })
  await eraseSends(system(), leaving.issuerId)
  expect(await tablesWith(world, message)).toEqual([])
})

test('repeats the message in an e-mail that is sent again, also once its send was stopped, and in a reminder', async () => {
  const { templateId } = issuer
  const email = somebody()
  const { sendId } = await issuer.ask({ emails: [email], message: MESSAGE })
  await mailsTo(email)
  const { sessions } = await world.call(listSessions, { templateId, search: email }, as())
  const again = () => world.call(resendSession, { challenge: sessions[0]?.challenge ?? '' }, as())
  await again()
  await mailsTo(email)
  // A stopped send mails nothing more: the row that is sent again has a send of its own.
  await world.call(stopSend, { sendId }, as())
  await again()
  await mailsTo(email)
  await world.call(updateReminders, { templateId, days: 7, times: 1 }, as())
  world.advance(8 * DAY)
  await remindUnclaimed(system())
  const mails = await mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    ...Array.from({ length: 3 }, () => 'Cordée Lyon gives you a badge: Lead climbing'),
    'Your badge is still waiting: Lead climbing',
  ])
  for (const { text } of mails) expect(text).toContain(`> ${MESSAGE}\n`)
})
