import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { updateReminders } from '#features/history/contract.ts'
import { remindUnclaimed } from '#features/history/server/remind-unclaimed.ts'
import { previewMail, updateMail } from '#features/mailing/contract.ts'
import { CATEGORIES, type Category } from '#features/templates/rules.ts'
import { pictureFile, signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions } from '../../contract.ts'
import { previewSend } from '../contract.ts'

const DAY = 86_400_000
let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let count = 0

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
})
afterAll(() => world.close())

const as = () => ({ token: issuer.token })
const EVENT = {
  startDate: '2099-12-05T19:00:00Z',
  endDate: '2099-12-05T22:30:00Z',
  timeZone: 'Europe/Paris',
  location: 'Lyon, France',
}
const TICKET = { name: 'Lea Martin', seat: '12', section: 'B' }
const formOf: Partial<Record<Category, Parameters<typeof publishForTest>[1]>> = {
  participation: EVENT,
  ticket: { ...EVENT, optionName: true, optionSeat: true, optionSection: true },
}
const publish = async (category: Category) => {
  const image = category === 'membership' ? await pictureFile(160, 100) : undefined
  return publishForTest(issuer.ctx, { category, name: 'Winter opening', ...formOf[category], ...(image && { image }) })
}
const templates = new Map<Category, Promise<string>>()
/** The template of a category, published once: drawing its picture takes a second. */
const templateOf = (category: Category) => {
  const known = templates.get(category) ?? publish(category)
  templates.set(category, known)
  return known
}
type Mail = Awaited<ReturnType<World['outbox']>>[number]
const mailsTo = async (email: string) => {
  await world.runJobs()
  return (await world.outbox()).filter(({ to }) => to?.[0]?.address === email)
}

/** A text without the addresses that name one claim. */
const nameless = (text = '') => text.replace(/\/(claim|unsubscribe)\/[\w.-]+/g, '/$1/TOKEN').trimEnd()
/** The HTML of a sent e-mail with its pictures inside. */
const htmlOf = ({ html = '', attachments }: Mail) =>
  attachments.reduce((drawn, { contentId = '', mimeType, content }) => {
    const inside = Buffer.from(content as ArrayBuffer).toString('base64')
    return drawn.replaceAll(`src="cid:${contentId.slice(1, -1)}"`, `src="data:${mimeType};base64,${inside}"`)
  }, html)
/** The code that opens a door is another for each claim; it is the picture below the button. */
const codeless = (html: string) =>
  html.replace(/(width="200"[^>]*src="|src=")data:image\/png;base64,[^"]*("[^>]*width="200")/g, '$1CODE$2')
/** What a reader sees of an e-mail. */
const seen = (mail: { subject?: string | undefined; text?: string | undefined }, html: string) => ({
  subject: mail.subject,
  text: nameless(mail.text),
  html: codeless(nameless(html.replaceAll(' data-href="', ' href="'))),
})

test.each(CATEGORIES)('previews the e-mail of a %s as it is sent', async (category) => {
  const templateId = await templateOf(category)
  const email = `guest${++count}@example.org`
  const options = category === 'ticket' ? TICKET : { name: TICKET.name }
  const message = 'Bring <warm> clothes.\n\nSee you there!'
  const shown = await world.call(previewSend, { templateId, email, ...options, message }, as())
  await world.call(createSessions, { templateId, emails: [email], options: [options], message }, as())
  const [mail] = await mailsTo(email)
  if (!mail) throw new Error('The e-mail was not sent')
  expect(seen(shown, shown.html)).toEqual(seen(mail, htmlOf(mail)))
  for (const part of ['Hello Lea Martin,', 'Bring &lt;warm&gt; clothes.', 'src="data:image/png;base64,'])
    expect(shown.html).toContain(part)
})

test.each(CATEGORIES)('shows on the page of wordings the e-mail of a %s as it is sent', async (category) => {
  const templateId = await templateOf(category)
  const email = issuer.ctx.actor.email
  const options = category === 'ticket' ? TICKET : { name: TICKET.name }
  const draft = { templateId, kind: 'claim', lang: 'en', subject: '', text: '' } as const
  const shown = await world.call(previewMail, draft, as())
  const before = (await mailsTo(email)).length
  await world.call(createSessions, { templateId, emails: [email], options: [options] }, as())
  const mail = (await mailsTo(email))[before]
  if (!mail) throw new Error('The e-mail was not sent')
  expect(seen(shown, shown.html)).toEqual(seen(mail, htmlOf(mail)))
})

test("previews the code, the end and the community's own words", async () => {
  const templateId = await templateOf('community')
  const none = { subject: '', text: '' }
  const claim = { en: { subject: 'For you: {badge}', text: 'Dear climbers,\nThis is yours.' }, fr: none }
  await world.call(updateMail, { templateId, texts: { claim, reminder: { en: none, fr: none } }, replyTo: '' }, as())
  const email = `guest${++count}@example.org`
  const endDate = new Date(world.now().getTime() + 5 * DAY).toISOString()
  const asked = { templateId, asksCode: true, endDate, message: 'Well done' }
  const shown = await world.call(previewSend, { ...asked, email }, as())
  await world.call(createSessions, { ...asked, emails: [email] }, as())
  const [mail] = await mailsTo(email)
  if (!mail) throw new Error('The e-mail was not sent')
  expect(seen(shown, shown.html)).toEqual(seen(mail, htmlOf(mail)))
  expect(shown).toMatchObject({ subject: 'For you: Winter opening', lang: 'en', replyTo: '' })
  expect(shown.text).toContain('six-digit code')
})

test("is addressed to the sender where no recipient is known, and shows another community's template to nobody", async () => {
  const templateId = await templateOf('basic')
  const { text } = await world.call(previewSend, { templateId }, as())
  expect(text).toContain(`Sent to ${issuer.ctx.actor.email} by`)
  const other = await signUpIssuer(world, 'Young Club')
  await expect(world.call(previewSend, { templateId }, { token: other.token })).rejects.toMatchObject({
    key: 'notFound',
  })
})

test('shows a reminder as it is sent', async () => {
  const templateId = await templateOf('basic')
  const email = issuer.ctx.actor.email
  await world.call(updateReminders, { templateId, days: 1, times: 1 }, as())
  await world.call(createSessions, { templateId, emails: [email], options: [{ name: 'Lea Martin' }] }, as())
  await world.runJobs()
  const draft = { templateId, kind: 'reminder', lang: 'en', subject: '', text: '' } as const
  const shown = await world.call(previewMail, draft, as())
  world.advance(DAY + 60_000)
  await remindUnclaimed(world.ctx({ kind: 'system', job: 'test' }))
  const mail = (await mailsTo(email)).find(({ subject }) => subject === shown.subject)
  if (!mail) throw new Error('The reminder was not sent')
  expect(seen(shown, shown.html)).toEqual(seen(mail, htmlOf(mail)))
})
