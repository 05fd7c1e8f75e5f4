import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claims } from '#features/claims/server/tables.ts'
import { resendSession } from '#features/history/contract.ts'
import { nameClaim } from '#features/issuing/contract.ts'
import { startSending } from '#testing/claim.ts'
import { claimTokenOf } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { updateMail } from '../contract.ts'

let world: World
let english: Awaited<ReturnType<typeof startSending>>
let french: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
  english = await startSending(world)
  french = await startSending(world, { lang: 'fr', name: 'Premier de cordée' })
})
afterAll(() => world.close())

const mailsTo = async (email: string) => {
  await world.runJobs()
  return (await world.outbox()).filter(({ to }) => to?.[0]?.address === email)
}
const linesOf = (mail: { text?: string | undefined } | undefined) => mail?.text?.split('\n').filter(Boolean) ?? []

test('greets by the entered name, in the language of the badge', async () => {
  await english.ask({ emails: ['lea@example.org'], options: [{ name: 'Léa Moreau' }] })
  const [mail] = await mailsTo('lea@example.org')
  expect(linesOf(mail).slice(1, 3)).toEqual(['Hello Léa Moreau,', expect.stringContaining('gives you the badge')])
  expect(mail?.html).toContain('Hello Léa Moreau,')
  await french.ask({ emails: ['max@example.org'], options: [{ name: 'Max' }] })
  expect(linesOf((await mailsTo('max@example.org'))[0])[1]).toBe('Bonjour Max,')
})

test('greets nobody without a name', async () => {
  await english.send('nobody@example.org')
  const [mail] = await mailsTo('nobody@example.org')
  expect(linesOf(mail)[1]).toContain('gives you the badge')
  expect(mail?.html).not.toContain('Hello')
})

test('escapes a name in the HTML', async () => {
  await english.ask({ emails: ['bob@example.org'], options: [{ name: 'Bob <img src=x> & "Co"' }] })
  const [mail] = await mailsTo('bob@example.org')
  expect(mail?.html).toContain('Hello Bob &lt;img src=x&gt; &amp; ')
  expect(mail?.html).not.toContain('<img src=x>')
})

test('greets by what the recipient answered, once they did', async () => {
  const { links } = await english.ask({ emails: ['tom@example.org'], options: [{ name: 'Thomas Petit' }] })
  // Before the answer, or it may be in the first e-mail already.
  await mailsTo('tom@example.org')
  await world.call(nameClaim, { token: claimTokenOf(links[0] ?? ''), name: 'Tom' })
  const [claim] = await world.ctx().db.select().from(claims).where(eq(claims.email, 'tom@example.org'))
  await world.call(resendSession, { challenge: claim?.id ?? '' }, { token: english.token })
  expect((await mailsTo('tom@example.org')).map((mail) => linesOf(mail)[1]).sort()).toEqual([
    'Hello Thomas Petit,',
    'Hello Tom,',
  ])
})

test("leaves out the greeting where the community's own words begin with one", async () => {
  const { templateId, token } = english
  const none = { subject: '', text: '' }
  const claim = { en: { ...none, text: 'Dear climbers,\nThis is your badge {badge}.' }, fr: none }
  const texts = { claim, reminder: { en: none, fr: none } }
  await world.call(updateMail, { templateId, texts, replyTo: '' }, { token })
  await english.ask({ emails: ['zoe@example.org'], options: [{ name: 'Zoé' }] })
  expect(linesOf((await mailsTo('zoe@example.org'))[0])[1]).toBe('Dear climbers,')
})
