import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallInput } from '#base/endpoint.ts'
import { updateReminders } from '#features/history/contract.ts'
import { remindUnclaimed } from '#features/history/server/remind-unclaimed.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { mailRoomOf } from '#features/sends/mail/server/mail-limit.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { signUpIssuer, templateForm } from '#features/templates/server/testing-issuer.ts'
import { startSending } from '#testing/claim.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import {
  askReplyAddress,
  confirmReplyAddress,
  getMail,
  previewMail,
  removeReplyAddress,
  testMail,
  updateMail,
} from '../contract.ts'
import { replyAddresses } from './tables.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
let as: { token: string }

beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  issuer = await startSending(world)
  as = { token: issuer.token }
})
afterAll(() => world.close())

const NOTHING = { en: { subject: '', text: '' }, fr: { subject: '', text: '' } }
const NO_TEXTS = { claim: NOTHING, reminder: NOTHING }
type Texts = CallInput<typeof updateMail>['texts']
const inEnglish = (subject: string, text: string): Texts => ({
  ...NO_TEXTS,
  claim: { ...NOTHING, en: { subject, text } },
})
const save = (texts: Texts, more: { templateId?: string; replyTo?: string } = {}) =>
  world.call(updateMail, { texts, replyTo: '', ...more }, as)
const lastMail = async () => (await world.outbox()).at(-1)
const sendOne = async () => {
  await issuer.send('lea@example.org')
  await world.runJobs()
  return lastMail()
}
const digitsIn = (text = '') => /\n(\d{6})\n/.exec(text)?.[1] ?? ''
const confirm = async (email: string) => {
  await world.call(askReplyAddress, { email }, as)
  await world.runJobs()
  await world.call(confirmReplyAddress, { email, digits: digitsIn((await lastMail())?.text) }, as)
}

test('words an e-mail by its template, then by its issuer, and states the date once', async () => {
  await save(inEnglish('News of {issuer}', 'Hello <b>you</b>,\n\nhere is {badge}, yours until {date}.'))
  await save(inEnglish('For climbers: {badge}', ''), { templateId: issuer.templateId })
  const mail = await sendOne()
  expect(mail?.subject).toBe('For climbers: Lead climbing')
  expect(mail?.text).toContain('Hello <b>you</b>,\n\nhere is Lead climbing, yours until ')
  expect(mail?.text).not.toContain('The link works until')
  expect(mail?.html).toContain('Hello &lt;b&gt;you&lt;/b&gt;,')
  expect(mail?.html).not.toContain('<b>you</b>')
  expect(mail?.text).toContain('Unsubscribe from Cordée Lyon')
  const { texts, base, own } = await world.call(getMail, { templateId: issuer.templateId }, as)
  expect([texts.claim.en.subject, base.claim.en.subject]).toEqual(['For climbers: {badge}', 'News of {issuer}'])
  expect(own).toEqual([{ id: issuer.templateId, name: 'Lead climbing' }])
  await save(NO_TEXTS, { templateId: issuer.templateId })
  await save(NO_TEXTS)
  expect((await sendOne())?.subject).toBe('Cordée Lyon gives you a badge: Lead climbing')
})

test("uses the reminder's own subject", async () => {
  await save({ ...NO_TEXTS, reminder: { ...NOTHING, en: { subject: 'Do not forget {badge}', text: '' } } })
  await world.call(updateReminders, { templateId: issuer.templateId, days: 7, times: 1 }, as)
  await sendOne()
  world.advance(8 * 86_400_000)
  await remindUnclaimed(world.ctx({ kind: 'system', job: 'test' }))
  await world.runJobs()
  expect((await lastMail())?.subject).toBe('Do not forget Lead climbing')
})

test('lets neither a text nor a name inject a header', async () => {
  await expect(save(inEnglish('Hello\r\nBcc: all@example.org', ''))).rejects.toMatchObject({ key: 'mailTextNotValid' })
  await world
    .ctx()
    .db.update(issuers)
    .set({ name: 'Club\r\nBcc: all@example.org' })
    .where(eq(issuers.id, issuer.issuerId))
  await save(inEnglish('From {issuer}', ''))
  const mail = await sendOne()
  expect(mail?.subject).toBe('From Club Bcc: all@example.org')
  expect(mail?.bcc ?? []).toEqual([])
  expect(mail?.headers.filter(({ key }) => key === 'bcc')).toEqual([])
})

test.each([
  ['an unknown placeholder in a subject', { subject: '{name}', text: '' }, 'placeholderUnknown'],
  ['an unknown placeholder in a text', { subject: '', text: 'Dear {firstname}' }, 'placeholderUnknown'],
  ['a subject of 151 characters', { subject: 'x'.repeat(151), text: '' }, 'subjectTooLong'],
  ['a text of 2,001 characters', { subject: '', text: 'x'.repeat(2001) }, 'mailTextTooLong'],
  ["the platform's name in a subject", { subject: 'Вlаzоn: confirm your account', text: '' }, 'subjectInvalid'],
  ['a bell in a text', { subject: '', text: 'a\u0007b' }, 'mailTextNotValid'],
])('refuses %s and gives the reason', async (_, words, key) => {
  await expect(save(inEnglish(words.subject, words.text))).rejects.toMatchObject({ key, status: 400 })
})

test('previews the real e-mail, escaped, with its card, and without links or remote content', async () => {
  const draft = {
    kind: 'claim',
    lang: 'fr',
    subject: 'Pour vous : {badge}',
    text: '<script>alert(1)</script>',
  } as const
  const { subject, html, text } = await world.call(previewMail, { ...draft, templateId: issuer.templateId }, as)
  expect(subject).toBe('Pour vous\u202f: Lead climbing')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('src="data:image/png;base64,')
  expect(html).not.toMatch(/ href=|<script|cid:|(src|background)="(?!data:)|url\((?!["']?data:)|@import/)
  expect(text).toContain('Garder ce badge')
})

test('previews the e-mail of a community without templates', async () => {
  const other = await signUpIssuer(world, 'Young Club')
  const draft = { kind: 'claim', lang: 'en', subject: '', text: '' } as const
  const { subject, html } = await world.call(previewMail, draft, { token: other.token })
  expect(subject).toBe('Young Club gives you a badge: Your first badge')
  expect(html).not.toContain('cid:')
})

test('sends a test e-mail to the caller only, outside the daily limit', async () => {
  const mine = issuer.ctx.actor.email
  const before = (await world.outbox()).length
  const draft = { kind: 'claim', lang: 'en', subject: 'Try {badge}', text: 'Only a draft', replyTo: mine } as const
  expect(await world.call(testMail, { ...draft, templateId: issuer.templateId }, as)).toEqual({ email: mine })
  await world.runJobs()
  const sent = (await world.outbox()).slice(before)
  expect(sent.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([[mine, 'Try Lead climbing']])
  expect(sent[0]?.replyTo?.[0]?.address).toBe(mine)
  expect(sent[0]?.text).toContain('Only a draft')
  expect((await mailRoomOf(world.ctx(), issuer.issuerId)).left).toBe(world.config.mailLimit24h)
  expect(await tablesWith(world, 'Only a draft')).toEqual([])
})

test("accepts only an admin's or a confirmed address for replies", async () => {
  const office = 'office@example.org'
  await expect(save(NO_TEXTS, { replyTo: office })).rejects.toMatchObject({ key: 'replyToNotConfirmed' })
  await world.call(askReplyAddress, { email: office }, as)
  await expect(save(NO_TEXTS, { replyTo: office })).rejects.toMatchObject({ key: 'replyToNotConfirmed' })
  // Else the e-mail with this code could arrive after that with the next one.
  await world.runJobs()
  await confirm(office)
  await save(NO_TEXTS, { replyTo: office })
  expect((await sendOne())?.replyTo?.[0]?.address).toBe(office)
  await save(NO_TEXTS, { replyTo: issuer.ctx.actor.email, templateId: issuer.templateId })
  expect((await sendOne())?.replyTo?.[0]?.address).toBe(issuer.ctx.actor.email)
  await save(NO_TEXTS, { templateId: issuer.templateId })
  await world.call(removeReplyAddress, { email: office }, as)
  expect((await sendOne())?.replyTo ?? []).toEqual([])
})

test("keeps an admin's own reply-to address when its confirmation is removed", async () => {
  const mine = issuer.ctx.actor.email
  await confirm('office@example.org')
  const { issuerId } = issuer
  await world.ctx().db.update(replyAddresses).set({ email: mine }).where(eq(replyAddresses.issuerId, issuerId))
  await save(NO_TEXTS, { replyTo: mine })
  await world.call(removeReplyAddress, { email: mine }, as)
  expect((await world.call(getMail, {}, as)).replyTo).toBe(mine)
  expect((await sendOne())?.replyTo?.[0]?.address).toBe(mine)
})

test('refuses a code sent for another community', async () => {
  const other = await startSending(world)
  await world.call(askReplyAddress, { email: 'desk@example.org' }, { token: other.token })
  await world.runJobs()
  const digits = digitsIn((await lastMail())?.text)
  await expect(world.call(confirmReplyAddress, { email: 'desk@example.org', digits }, as)).rejects.toMatchObject({
    key: 'codeEnded',
  })
})

test('ends a code at the sixth try, even for simultaneous tries', async () => {
  const email = 'desk@example.org'
  await world.call(askReplyAddress, { email }, as)
  await world.runJobs()
  const digits = digitsIn((await lastMail())?.text)
  const wrong = digits === '000000' ? '000001' : '000000'
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => world.call(confirmReplyAddress, { email, digits: wrong }, as)),
  )
  const keys = tries.map((each) => (each.status === 'rejected' ? each.reason.key : 'confirmed'))
  expect(keys.toSorted()).toEqual([...Array(3).fill('codeEnded'), ...Array(5).fill('codeWrong')])
  await expect(world.call(confirmReplyAddress, { email, digits }, as)).rejects.toMatchObject({ key: 'codeEnded' })
  const [row] = await world.ctx().db.select().from(replyAddresses).where(eq(replyAddresses.issuerId, issuer.issuerId))
  expect(row?.confirmedAt).toBeNull()
})

test("refuses to word another community's template", async () => {
  const other = await startSending(world)
  const { templateId } = await world.call(createTemplate, await templateForm(), { token: other.token })
  await expect(save(NO_TEXTS, { templateId })).rejects.toMatchObject({ key: 'notFound' })
})
