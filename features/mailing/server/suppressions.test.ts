import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { claims } from '#features/claims/server/tables.ts'
import { unsubscribe } from '#features/sends/contract.ts'
import { type Mailer, MailRefused, type Message } from '#platform/mail/mail.ts'
import { audit } from '#platform/tables.ts'
import { startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { addSuppression, findSuppression, listSuppressions, removeSuppression } from '../suppression-contract.ts'
import { unsubscribeToken } from './claim-token.ts'
import { suppressions } from './tables.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
let as: { token: string }
let taken: Message[] = []

const server: Mailer = {
  send: async (message) => {
    if (message.to.startsWith('gone')) throw new MailRefused('550 5.1.1 no such user')
    taken.push(message)
    return { response: '250 ok' }
  },
  close: () => undefined,
}

beforeAll(async () => {
  world = await openWorld({ mail: server })
})
beforeEach(async () => {
  taken = []
  issuer = await startSending(world)
  as = { token: issuer.token }
})
afterAll(() => world.close())

const list = (after = '') => world.call(listSuppressions, { after }, as)
const find = (email: string) => world.call(findSuppression, { email }, as)
const mailedTo = () => taken.filter(({ messageId }) => messageId.startsWith('claim.')).map(({ to }) => to)

test('sends nothing to a suppressed address until it is released with a reason', async () => {
  await world.call(addSuppression, { email: 'Lea@example.org', reason: 'asked' }, as)
  await world.call(addSuppression, { email: 'lea@example.org', reason: 'bounced' }, as)
  expect(await find('lea@example.org')).toMatchObject({ isSuppressed: true, reason: 'asked' })
  await issuer.send('lea@example.org', 'max@example.org')
  await world.runJobs()
  expect(mailedTo()).toEqual(['max@example.org'])
  await world.call(removeSuppression, { email: 'lea@example.org', reason: 'askedAgain' }, as)
  expect(await find('lea@example.org')).toMatchObject({ isSuppressed: false, reason: '' })
  await issuer.send('lea@example.org')
  await world.runJobs()
  expect(mailedTo()).toEqual(['max@example.org', 'lea@example.org'])
  const kept = await world.ctx().db.select().from(audit).where(eq(audit.issuerId, issuer.issuerId))
  expect(kept.find(({ action }) => action === 'mails.released')?.detail).toEqual({ reason: 'askedAgain', was: 'asked' })
})

test("records an unsubscription in place of the issuer's reason", async () => {
  await issuer.send('lea@example.org')
  await world.runJobs()
  const [claim] = await world.ctx().db.select().from(claims).where(eq(claims.issuerId, issuer.issuerId))
  await world.call(addSuppression, { email: 'lea@example.org', reason: 'bounced' }, as)
  const token = unsubscribeToken(world.config, claim?.id ?? '')
  await world.call(unsubscribe, { token })
  await world.call(unsubscribe, { token })
  await world.call(addSuppression, { email: 'lea@example.org', reason: 'asked' }, as)
  expect(await find('lea@example.org')).toMatchObject({ isSuppressed: true, reason: 'unsubscribed' })
  const kept = await world.ctx().db.select().from(audit).where(eq(audit.issuerId, issuer.issuerId))
  expect(kept.filter(({ action }) => action === 'mails.unsubscribed')).toHaveLength(1)
})

test('lists suppressions in pages, distinguishable and without addresses', async () => {
  for (let i = 0; i < 25; i++) await world.call(addSuppression, { email: `a${i}@example.org`, reason: 'asked' }, as)
  const first = await list()
  const second = await list(first.next)
  expect([first.total, first.rows.length, second.rows.length, second.next]).toEqual([25, 20, 5, ''])
  expect(new Set([...first.rows, ...second.rows].map(({ mark }) => mark)).size).toBe(25)
  expect(first.rows.map(({ mark }) => mark)).toContain((await find('a24@example.org')).mark)
  const stored = await world.ctx().db.select().from(suppressions)
  expect(JSON.stringify([first, second, stored])).not.toContain('@example.org')
})

test('suggests an address that a server refused for good, until it is suppressed', async () => {
  await issuer.send('gone@example.org', 'max@example.org')
  await world.runJobs()
  expect((await list()).cameBack).toMatchObject([{ email: 'gone@example.org', answer: '550 5.1.1 no such user' }])
  await world.call(addSuppression, { email: 'gone@example.org', reason: 'bounced' }, as)
  expect(await list()).toMatchObject({ cameBack: [], total: 1, rows: [{ reason: 'bounced' }] })
})

test('separates the lists of communities', async () => {
  await world.call(addSuppression, { email: 'lea@example.org', reason: 'asked' }, as)
  const other = await startSending(world)
  const theirs = { token: other.token }
  expect((await world.call(findSuppression, { email: 'lea@example.org' }, theirs)).isSuppressed).toBe(false)
  await world.call(removeSuppression, { email: 'lea@example.org', reason: 'mistake' }, theirs)
  expect((await find('lea@example.org')).isSuppressed).toBe(true)
})

test('adds an address once for simultaneous calls', async () => {
  await Promise.all(
    Array.from({ length: 8 }, () => world.call(addSuppression, { email: 'lea@example.org', reason: 'asked' }, as)),
  )
  expect((await list()).total).toBe(1)
})
