import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listSessions } from '#features/claims/contract.ts'
import { claims } from '#features/claims/server/tables.ts'
import { resendSession, revokeSession, updateSessionNote } from '#features/history/contract.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions as createSessionsContract, preflight } from '../contract.ts'
import { createSessions } from './create-sessions.ts'
import { sends } from './tables.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeEach(async () => {
  world = await openWorld({ config: { mailLimit24h: 5 } })
  issuer = await startSending(world)
})
afterEach(() => world.close())

const idOf = (claim = '') => readClaimToken(world.config, claim)?.id ?? ''
const rows = () => world.ctx().db.select().from(claims)
const history = (more = {}) =>
  world.call(listSessions, { templateId: issuer.templateId, ...more }, { token: issuer.token })
const claimMails = async () => (await world.outbox()).filter(({ messageId }) => messageId?.startsWith('<claim.'))

test('gives each address a claim and an e-mail with its own link, and returns links in order', async () => {
  const emails = ['lea@example.org', 'max@example.org']
  const { links } = await issuer.ask({ emails, sessionNumber: 2, note: 'Autumn course' })
  await world.runJobs()
  const mails = await claimMails()
  const byAddress = new Map(mails.map((mail) => [mail.to?.[0]?.address, mail]))
  emails.forEach((email, i) => {
    const mail = byAddress.get(email)
    expect(mail?.text).toContain(links[i])
    expect(mail?.html).toContain('cid:card')
    expect(mail?.subject).toBe('Cordée Lyon gives you a badge: Lead climbing')
  })
  const [mail] = mails
  const header = (key: string) => mail?.headers.find((entry) => entry.key === key)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(header('list-unsubscribe')).toMatch(new RegExp(`^<${world.config.publicUrl}/unsubscribe/[\\w.-]+>$`))
  expect(mail?.attachments).toMatchObject([
    { mimeType: 'image/png', contentId: '<card>' },
    { mimeType: 'image/png', contentId: '<mark>' },
  ])
  const { sessions, counts } = await history()
  expect(counts).toMatchObject({ all: 2, pending: 2, owner: 0 })
  expect(sessions.map(({ delivery, note }) => [delivery, note])).toEqual([
    ['sent', 'Autumn course'],
    ['sent', 'Autumn course'],
  ])
})

test('mails a French template in French', async () => {
  const french = await startSending(world, { lang: 'fr', name: 'Premier de cordée' })
  await french.send('lea@example.org')
  await world.runJobs()
  const [mail] = await claimMails()
  expect(mail?.subject).toBe('Cordée Lyon vous remet un badge\u202f: Premier de cordée')
  expect(mail?.text).toContain('Garder ce badge')
})

testOnPostgres('refuses one of two sends at once that together pass the limit', async () => {
  const some = (name: string) => [1, 2, 3].map((n) => `${name}${n}@example.org`)
  // Two templates share no delegation: only the issuer's limit connects them.
  const form = await templateForm({ name: 'Ice climbing' })
  const { templateId } = await world.call(createTemplate, form, { token: issuer.token })
  const answers = await Promise.allSettled([
    issuer.ask({ emails: some('a') }),
    issuer.ask({ emails: some('b'), templateId }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = answers.find((answer) => answer.status === 'rejected')
  expect(refused?.reason).toMatchObject({ key: 'tooManyEmails', code: 2000, status: 429 })
  expect(await rows()).toHaveLength(3)
  expect(await world.ctx().db.select().from(sends)).toHaveLength(1)
  const asked = { templateId: issuer.templateId, emails: ['a1@example.org'] }
  expect(await world.call(preflight, asked, { token: issuer.token })).toMatchObject({ left: 2, holding: [] })
})

test('frees the limit again after 24 hours', async () => {
  await issuer.send('a@example.org', 'b@example.org', 'c@example.org', 'd@example.org', 'e@example.org')
  await expect(issuer.send('f@example.org')).rejects.toMatchObject({ key: 'tooManyEmails' })
  world.advance(23 * 3_600_000)
  await expect(issuer.send('f@example.org')).rejects.toMatchObject({ key: 'tooManyEmails' })
  // The token is 24 hours old by then; the verb is called as the same admin.
  world.advance(3_600_001)
  const asked = createSessionsContract.input.parse({ templateId: issuer.templateId, emails: ['f@example.org'] })
  expect((await createSessions(issuer.ctx, asked)).links).toHaveLength(1)
})

test('refuses drafts, and wrong counts, dates and options', async () => {
  const draft = await startSending(world, { draft: true })
  await expect(draft.send('a@example.org')).rejects.toMatchObject({ key: 'templateNotPublished' })
  const emails = ['a@example.org']
  await expect(issuer.ask({ emails, sessionNumber: 2 })).rejects.toMatchObject({ key: 'quantityNotValid' })
  await expect(issuer.ask({ emails, didLimit: 2 })).rejects.toMatchObject({ key: 'quantityNotValid' })
  await expect(issuer.ask({ endDate: '2020-01-01T00:00:00Z' })).rejects.toMatchObject({ key: 'dateInvalid' })
  await expect(issuer.ask({ emails: ['no address'] })).rejects.toMatchObject({ key: 'noValidEmails' })
  await expect(issuer.ask({ didLimit: 10_000_000_001 })).rejects.toMatchObject({ key: 'quantityNotValid' })
  await expect(issuer.ask({ startDate: '2027-01-01T00:00:00Z' })).rejects.toMatchObject({ key: 'datesMissing' })
  await expect(issuer.ask({ options: [{ seat: '12' }] })).rejects.toMatchObject({ key: 'optionsNotValid' })
  expect(await rows()).toEqual([])
})

test('sends to the valid addresses of a list, and names the dropped ones as they were sent', async () => {
  const emails = ['lea@example.org', ' Max@ ', 'ZOE@example.org']
  const { links, droppedEmails } = await issuer.ask({ emails, sessionNumber: 3 })
  expect(droppedEmails).toEqual([' Max@ '])
  expect(links).toHaveLength(2)
  expect((await rows()).map(({ email }) => email).sort()).toEqual(['lea@example.org', 'zoe@example.org'])
})

test('compares the number of sessions with the list as it was sent', async () => {
  const asked = issuer.ask({ emails: ['lea@example.org', 'max@'], sessionNumber: 1 })
  await expect(asked).rejects.toMatchObject({ key: 'quantityNotValid' })
})

test('drops no address where each has options of its own', async () => {
  const emails = ['lea@example.org', 'max@']
  const options = [{ evidenceText: 'Lead climb' }, { evidenceText: 'Top rope' }]
  await expect(issuer.ask({ emails, options })).rejects.toMatchObject({ key: 'noValidEmails' })
  expect(await rows()).toEqual([])
})

test('takes the invisible characters out of a ticket', () => {
  const ticket = { name: '\u200bLéa\u202e Roux', seat: '12\ufeff', section: 'Left\twing' }
  const { options } = createSessionsContract.input.parse({ templateId: issuer.templateId, options: [ticket] })
  expect(options).toMatchObject([{ name: 'Léa Roux', seat: '12', section: 'Left wing' }])
})

test('refuses another issuer access to a send', async () => {
  const [claim] = await issuer.send('lea@example.org')
  const other = await startSending(world)
  const challenge = idOf(claim)
  const asked = { token: other.token }
  const notFound = { key: 'notFound', status: 404 }
  await expect(world.call(listSessions, { templateId: issuer.templateId }, asked)).rejects.toMatchObject(notFound)
  await expect(world.call(updateSessionNote, { challenge, note: 'x' }, asked)).rejects.toMatchObject(notFound)
  await expect(world.call(resendSession, { challenge }, asked)).rejects.toMatchObject(notFound)
  await expect(world.call(revokeSession, { challenge, reason: 'x' }, asked)).rejects.toMatchObject(notFound)
  const [row] = await rows()
  expect(row).toMatchObject({ note: '', linkN: 1, revokedAt: null })
})

test('filters the history by status and search, and names the holders', async () => {
  const [lea = '', max] = await issuer.send('lea@example.org', 'max@example.org', 'zoe_1@example.org')
  await claimWithKey(world, lea)
  await world.call(revokeSession, { challenge: idOf(max), reason: 'Wrong person' }, { token: issuer.token })
  expect((await history()).counts).toEqual({
    all: 3,
    owner: 1,
    link: 0,
    pending: 1,
    expired: 0,
    suspended: 0,
    revoked: 1,
    bounced: 0,
  })
  const owned = (await history({ status: 'owner' })).sessions
  expect(owned).toMatchObject([{ emails: ['lea@example.org'], didHistory: [expect.stringMatching(/^did:sdi:0x/)] }])
  expect((await history({ search: 'ZOE_' })).sessions).toMatchObject([{ status: 'pending' }])
  expect((await history({ search: 'z%e' })).pagination).toEqual({ totalCount: 0, totalPages: 0 })
  expect((await history({ pageSize: 2, pageNumber: 2 })).sessions).toHaveLength(1)
  const asked = { templateId: issuer.templateId, emails: ['lea@example.org', 'max@example.org'] }
  const answer = await world.call(preflight, asked, { token: issuer.token })
  expect(answer).toMatchObject({ holding: ['lea@example.org'], revoked: ['max@example.org'], places: -1 })
})

test('resends a claim with a new link, 30 more days and an e-mail of its own', async () => {
  const [claim] = await issuer.send('lea@example.org')
  await world.runJobs()
  const [before] = await rows()
  world.advance(60_000)
  const { link } = await world.call(resendSession, { challenge: idOf(claim) }, { token: issuer.token })
  await world.runJobs()
  const [after] = await rows()
  expect(after).toMatchObject({ linkN: 2, delivery: 'sent' })
  expect(after?.endDate.getTime()).toBeGreaterThan(before?.endDate.getTime() ?? 0)
  const mails = await claimMails()
  expect(mails.map(({ messageId }) => messageId)).toEqual([
    `<claim.${idOf(claim)}.1@localhost>`,
    `<claim.${idOf(claim)}.2@localhost>`,
  ])
  expect(mails[1]?.text).toContain(link)
  await claimWithKey(world, link.split('/').at(-1) ?? '')
  await expect(world.call(resendSession, { challenge: idOf(claim) }, { token: issuer.token })).rejects.toMatchObject({
    key: 'sessionTaken',
  })
})

test('unsubscribes an address with one click, and omits it from the next send', async () => {
  await issuer.send('lea@example.org')
  await world.runJobs()
  const [mail] = await claimMails()
  const url = new URL(
    /<(.+)>/.exec(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '')?.[1] ?? '',
  )
  const headers = { host: url.host, 'accept-language': 'fr' }
  const page = await world.app.inject({ url: url.pathname, headers })
  expect(page.body).toContain('<form method="post">')
  expect(page.body).not.toContain('<script')
  await issuer.send('lea@example.org')
  await world.runJobs()
  const payload = 'List-Unsubscribe=One-Click'
  const posted = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  const done = await world.app.inject({ method: 'POST', url: url.pathname, headers: posted, payload })
  expect([done.statusCode, done.body.includes('Cordée Lyon')]).toEqual([200, true])
  await issuer.send('lea@example.org', 'max@example.org')
  await world.runJobs()
  expect((await claimMails()).map((sent) => sent.to?.[0]?.address)).toEqual([
    'lea@example.org',
    'lea@example.org',
    'max@example.org',
  ])
  const [left] = await world.ctx().db.select().from(claims).where(eq(claims.delivery, 'unsubscribed'))
  expect(left?.email).toBe('lea@example.org')
  const forged = await world.app.inject({ method: 'POST', url: `${url.pathname}x`, headers: posted, payload })
  expect(forged.statusCode).toBe(404)
})
