import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#base/endpoint.ts'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { createSessions } from '#features/sends/contract.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getMail, previewMail, updateMail } from '../contract.ts'

const HOUR = 3_600_000
let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let count = 0

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
})
afterAll(() => world.close())

const OPENING = { startDate: '2099-12-05T19:00:00Z', endDate: '2099-12-05T22:30:00Z', timeZone: 'Europe/Paris' }
type Form = Parameters<typeof publishForTest>[1]
const as = () => ({ token: issuer.token })

const publish = (given: Form = {}) =>
  publishForTest(issuer.ctx, {
    category: 'ticket',
    name: 'Winter opening',
    ...OPENING,
    location: 'Lyon, France',
    streetAddress: '12 rue Noire',
    optionName: true,
    optionSeat: true,
    optionSection: true,
    ...given,
  })
type Ticket = { name?: string; seat?: string; section?: string }
/** The e-mails of tickets of one address, in their order. */
const mailsOf = async (
  templateId: string,
  tickets: Ticket[] = [],
  more: Partial<CallInput<typeof createSessions>> = {},
) => {
  const email = `guest${++count}@example.org`
  for (const options of tickets.length > 0 ? tickets.map((ticket) => [ticket]) : [undefined]) {
    await world.call(createSessions, { templateId, emails: [email], ...(options && { options }), ...more }, as())
    await world.runJobs()
  }
  const mails = (await world.outbox()).filter(({ to }) => to?.[0]?.address === email)
  return mails.map((mail) => {
    // The reader writes ends of lines as LF.
    const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
    const calendar = file ? new TextDecoder().decode(file.content as ArrayBuffer).replace(/\r?\n /g, '') : ''
    return { ...mail, file, calendar, text: mail.text ?? '', html: mail.html ?? '' }
  })
}
const LEA = { name: 'Léa Martin', seat: '12', section: 'Balcony & left' }

test("says when, where and for whom a ticket is, in the e-mail's text and HTML", async () => {
  const [mail] = await mailsOf(await publish(), [LEA])
  expect(mail?.text).toContain(
    [
      'When: Saturday, 5 December 2099, 20:00 to 23:30 (Paris, UTC+1)',
      'Where: 12 rue Noire, Lyon, France',
      'Section: Balcony & left',
      'Seat: 12',
      'Name: Léa Martin',
    ].join('\n'),
  )
  for (const fact of [
    '20:00 to 23:30 (Paris, UTC+1)',
    '12 rue Noire, Lyon, France',
    'Balcony &amp; left',
    '>12<',
    'Léa Martin',
  ])
    expect(mail?.html).toContain(fact)
})

test('calls a ticket a ticket, in both languages', async () => {
  const [english] = await mailsOf(await publish(), [LEA])
  expect(english?.subject).toBe('Cordée Lyon sends you a ticket: Winter opening (section Balcony & left, seat 12)')
  expect(english?.text).toContain('Keep this ticket')
  const [french] = await mailsOf(await publish({ lang: 'fr' }), [LEA])
  expect(french?.subject).toBe(
    'Cordée Lyon vous envoie un billet\u202f: Winter opening (section Balcony & left, place 12)',
  )
  expect(french?.text).toContain('Quand\u202f: samedi 5 décembre 2099, de 20:00 à 23:30 (Paris, UTC+1)')
  for (const { text } of [english, french].flatMap((mail) => mail ?? [])) expect(text).not.toMatch(/\bbadge\b/i)
})

test('tells two tickets of one address apart by their subjects', async () => {
  const mails = await mailsOf(await publish(), [LEA, { ...LEA, seat: '13' }])
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(2)
  const named = await mailsOf(await publish({ optionSeat: false, optionSection: false }), [
    { name: 'A' },
    { name: 'B' },
  ])
  expect(new Set(named.map(({ subject }) => subject)).size).toBe(2)
})

test("attaches the event for the recipient's calendar, a different one for each ticket", async () => {
  const [one, other] = await mailsOf(await publish(), [LEA, { ...LEA, seat: '13' }])
  expect(one?.file).toMatchObject({ filename: 'event.ics', disposition: 'attachment' })
  expect(one?.calendar).toContain('DTSTART:20991205T190000Z\nDTEND:20991205T223000Z\nSUMMARY:Winter opening\n')
  expect(one?.calendar).toContain('LOCATION:12 rue Noire\\, Lyon\\, France\n')
  expect(one?.calendar).toContain('Section: Balcony & left\\nSeat: 12\\nName: Léa Martin')
  const [french] = await mailsOf(await publish({ lang: 'fr' }), [LEA])
  expect(french?.calendar).toContain('Section\u202f: Balcony & left\\nPlace\u202f: 12\\nNom\u202f: Léa Martin')
  const [first, second] = [one, other].map((mail) => /UID:(\S+)/.exec(mail?.calendar ?? '')?.[1])
  expect(first).not.toBe(second)
})

test('says when and where a Participation is, with its file', async () => {
  const templateId = await publish({
    category: 'participation',
    optionName: false,
    optionSeat: false,
    optionSection: false,
    location: '',
  })
  const [mail] = await mailsOf(templateId)
  expect(mail?.text).toContain('20:00 to 23:30 (Paris, UTC+1)\nWhere: Online\n')
  expect(mail?.calendar).toContain('LOCATION:Online\n')
  expect(mail?.subject).toBe('Cordée Lyon gives you a badge: Winter opening')
})

test('attaches no file of an event that is over, nor of a badge without an event', async () => {
  const past = {
    startDate: new Date(world.now().getTime() - 2 * HOUR).toISOString(),
    endDate: new Date(world.now().getTime() - HOUR).toISOString(),
  }
  const over = await publish({
    category: 'participation',
    optionName: false,
    optionSeat: false,
    optionSection: false,
    ...past,
  })
  const [mail] = await mailsOf(over)
  expect(mail?.text).toContain('Where: 12 rue Noire, Lyon, France')
  expect(mail?.file).toBeUndefined()
  const [basic] = await mailsOf(await publishForTest(issuer.ctx, {}))
  expect(basic?.file).toBeUndefined()
  expect(basic?.text).not.toContain('When:')
})

test("keeps a community's own subject, followed by the seat", async () => {
  const templateId = await publish()
  const nothing = { en: { subject: '', text: '' }, fr: { subject: '', text: '' } }
  const claim = { ...nothing, en: { subject: 'See you at {badge}', text: '' } }
  await world.call(updateMail, { templateId, texts: { claim, reminder: nothing }, replyTo: '' }, as())
  const [mail] = await mailsOf(templateId, [LEA])
  expect(mail?.subject).toBe('See you at Winter opening (section Balcony & left, seat 12)')
})

test("offers a ticket's own words where its e-mail is written, and previews an example of it", async () => {
  const templateId = await publish()
  const { base } = await world.call(getMail, { templateId }, as())
  expect(base.claim.en.subject).toBe('{issuer} sends you a ticket: {badge}')
  const draft = { templateId, kind: 'claim', lang: 'en', subject: '', text: '' } as const
  const { subject, text } = await world.call(previewMail, draft, as())
  expect(subject).toBe('Cordée Lyon sends you a ticket: Winter opening (section B, seat 12)')
  expect(text).toContain('Name: Lea Martin')
})
