import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSessions } from '#features/claims/contract.ts'
import { claims } from '#features/claims/server/tables.ts'
import { findTickets } from '#features/door/contract.ts'
import { importSessions } from '#features/imports/contract.ts'
import { folders } from '#features/team/server/tables.ts'
import { getTemplate } from '#features/templates/contract.ts'
import { issuerIdOf, makeTemplate, proveNow, send, signUp } from '#testing/stories.ts'
import { joinFolder } from '#testing/team-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { exportSessions, resendSession } from '../contract.ts'

const LEA = 'lea.moreau@example.org'
const MASKED = 'l…@e….org'
let world: World
let admin = ''
let templateId = ''
let person: Awaited<ReturnType<typeof joinFolder>>

beforeAll(async () => {
  world = await openWorld()
  admin = (await signUp(world, 'ada@example.org')).token
  const event = { startDate: '2100-01-01T00:00:00Z', endDate: '2100-01-02T00:00:00Z', location: '' }
  templateId = (await makeTemplate(world, admin, { category: 'ticket', ...event })).templateId
  const issuerId = await issuerIdOf(world, admin)
  const folder = { seesAddresses: false }
  person = await joinFolder(world, { issuerId, email: 'max@example.org', templateIds: [templateId], folder })
  await send(world, admin, templateId, [LEA, 'tom.petit@example.net'])
})
afterAll(() => world.close())

const as = () => ({ token: person.token })
const rows = (search = '') => world.call(listSessions, { templateId, search }, as())
const rowOf = async (email: string) =>
  (await world.ctx().db.select().from(claims).where(eq(claims.email, email)))[0] as typeof claims.$inferSelect

test('masks the addresses of a history, and leaves out the links that show them', async () => {
  const { sessions } = await rows()
  expect(sessions.map(({ emails, dynamicLink }) => [emails, dynamicLink])).toEqual(
    expect.arrayContaining([
      [[MASKED], ''],
      [['t…@e….net'], ''],
    ]),
  )
  const { sessions: latest } = await world.call(getTemplate, { templateId }, as())
  expect(JSON.stringify(latest)).not.toContain('moreau')
})

test('shows them to an admin', async () => {
  const { sessions } = await world.call(listSessions, { templateId }, { token: admin })
  expect(sessions.flatMap(({ emails }) => emails)).toContain(LEA)
  expect(sessions.every(({ dynamicLink }) => dynamicLink !== '')).toBe(true)
})

test('shows them in a template that another of their folders shows', async () => {
  const issuerId = await issuerIdOf(world, admin)
  const other = await joinFolder(world, { issuerId, email: 'max@example.org', templateIds: [templateId] })
  expect((await rows()).sessions.flatMap(({ emails }) => emails)).toContain(LEA)
  await world.ctx().db.delete(folders).where(eq(folders.id, other.folderId))
})

test.each(['lea', 'moreau', '@example.org', 'lea.moreau@example.or', 'lea%'])(
  'finds nothing by the part %s of a hidden address',
  async (search) => {
    const { sessions, counts } = await rows(search)
    expect([sessions, counts.all]).toEqual([[], 0])
    expect((await world.call(findTickets, { templateId, search }, as())).tickets).toEqual([])
  },
)

test('finds the row of a whole address, still masked', async () => {
  const { sessions } = await rows('Lea.Moreau@example.org')
  expect(sessions.map(({ emails }) => emails)).toEqual([[MASKED]])
  const { tickets } = await world.call(findTickets, { templateId, search: LEA }, as())
  expect(tickets.map(({ email }) => email)).toEqual([MASKED])
})

test('masks the export, with the codes of a reply that repeats the address', async () => {
  const { id } = await rowOf(LEA)
  const reply = `550 5.1.1 <${LEA}> lea.moreau is unknown here`
  await world.ctx().db.update(claims).set({ delivery: 'bounced', deliveryDetail: reply }).where(eq(claims.id, id))
  await proveNow(world, person.token)
  const { csv } = await world.call(exportSessions, { templateId }, as())
  expect(csv).toContain(MASKED)
  expect(csv).toContain('550 5.1.1')
  expect(csv).not.toMatch(/moreau|https?:/)
  const { sessions } = await rows()
  expect(sessions.map(({ deliveryDetail }) => deliveryDetail)).toContain('550 5.1.1')
})

test('masks the receipts of an import', async () => {
  const file = new File(['email\nzoe.blanc@example.org\nnobody'], 'people.csv')
  const { id } = await world.call(importSessions, { templateId, file }, as())
  await world.runJobs()
  const receipts = async (token: string) => {
    const url = `/api/v1/sessions/import/${id}/receipts`
    const headers = { host: new URL(world.config.publicUrl).host, authorization: `Bearer ${token}` }
    return (await world.app.inject({ url, headers })).body
  }
  expect(await receipts(person.token)).toContain('z…@e….org')
  expect(await receipts(person.token)).not.toContain('blanc')
  expect(await receipts(admin)).toContain('zoe.blanc@example.org')
})

test('still mails a person again, and gives away no link', async () => {
  const { id, linkN } = await rowOf('tom.petit@example.net')
  const { link } = await world.call(resendSession, { challenge: id }, as())
  await world.runJobs()
  expect(link).toBe('')
  expect((await rowOf('tom.petit@example.net')).linkN).toBe(linkN + 1)
  const mails = (await world.outbox()).filter(({ to }) => to?.[0]?.address === 'tom.petit@example.net')
  expect(mails).toHaveLength(2)
})

test('corrects an address that the person only sees masked', async () => {
  const { id } = await rowOf('tom.petit@example.net')
  const wrong = { challenge: id, email: 'tom@example.com', corrects: 'x…@e….net' }
  await expect(world.call(resendSession, wrong, as())).rejects.toMatchObject({ key: 'addressChanged' })
  await world.call(resendSession, { ...wrong, corrects: 't…@e….net' }, as())
  expect((await rowOf('tom@example.com')).id).toBe(id)
})
