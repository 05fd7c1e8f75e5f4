import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { badges } from '#features/badges/server/tables.ts'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { claims } from '#features/claims/server/tables.ts'
import { revokeSession } from '#features/history/contract.ts'
import { holders } from '#features/holders/server/tables.ts'
import { claimToken } from '#features/mailing/server/claim-token.ts'
import { writeNames } from '#features/names/server/write-names.ts'
import { createSessions } from '#features/sends/contract.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { claimWithKey } from '#testing/claim.ts'
import { openEvent } from '#testing/event.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { GUESTS_A_PAGE } from '../../rules.ts'
import { checkIns } from '../../server/tables.ts'

const HOUR = 3_600_000
let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
})
afterAll(() => world.close())

const as = () => ({ token: issuer.token })
const publish = async () => {
  const startDate = new Date(world.now().getTime() + HOUR).toISOString()
  const endDate = new Date(world.now().getTime() + 30 * HOUR).toISOString()
  const options = { optionName: true, optionSeat: true, optionSection: true }
  const form = { category: 'ticket', location: '', startDate, endDate, ...options } as const
  const templateId = await publishForTest(issuer.ctx, form)
  await world.runJobs()
  return templateId
}
/** Sends a ticket; returns its claim. */
const send = async (templateId: string, email: string, name = '', seat = '', section = '') => {
  const asked = { templateId, emails: [email], options: [{ name, seat, section }] }
  const { sendId } = await world.call(createSessions, asked, as())
  const [claim] = await world.ctx().db.select().from(claims).where(eq(claims.sendId, sendId))
  return claim?.id ?? ''
}
const list = (templateId: string, asked: { search?: string; after?: string } = {}) =>
  world.call(contract.findTickets, { templateId, ...asked }, as())
const namesOf = async (templateId: string, search: string) =>
  (await list(templateId, { search })).tickets.map(({ name }) => name)
const openGate = async (templateId: string, name = 'North gate') => {
  const { link } = await world.call(contract.createSteward, { templateId, name, hours: 1 }, as())
  return link.split('/').at(-1) ?? ''
}

/** Copies a ticket by SQL: each with a name and an address of its own, every third without a name. */
const copy = (claimId: string, count: number) =>
  world.ctx().db.execute(sql`
    insert into claims select (jsonb_populate_record(c, jsonb_build_object('id', c.id || '-' || n, 'email', 'g' || n || '@example.org',
      'option_name', case when n % 3 = 0 then '' else 'Guest ' || n end))).*
    from claims c, generate_series(1, ${count}::int) n where c.id = ${claimId}`)

test('lists every guest once, by name, over several pages', async () => {
  const templateId = await publish()
  const first = await send(templateId, 'zoe@example.org', 'Zoé Zola')
  await copy(first, 2 * GUESTS_A_PAGE)
  const { links } = await world.call(createSessions, { templateId, didLimit: 3 }, as())
  await claimWithKey(world, links[0]?.split('/').at(-1) ?? '', generateAccountKey())
  const seen: string[] = []
  const named: string[] = []
  let after = ''
  do {
    const page = await list(templateId, { after })
    expect(page.tickets.length).toBeLessThanOrEqual(GUESTS_A_PAGE)
    seen.push(...page.tickets.map(({ ticketId }) => ticketId))
    named.push(...page.tickets.flatMap(({ name }) => name || []))
    after = page.next
  } while (after)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toHaveLength(2 * GUESTS_A_PAGE + 2)
  expect(named).toEqual([...named].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  expect(named.at(-1)).toBe('Zoé Zola')
})

test('refuses a cursor that is none', async () => {
  const templateId = await publish()
  const unreal = Buffer.from(JSON.stringify(['unnamed', 'never', 'x'])).toString('base64url')
  for (const after of ['x', unreal]) await expect(list(templateId, { after })).rejects.toMatchObject({ status: 400 })
})

test('finds a guest by each text on the ticket, and by words of several', async () => {
  const templateId = await publish()
  await send(templateId, 'hugo@example.org', 'Hugo Blanc', 'B7', 'Verrière')
  await send(templateId, 'lea@example.org', 'Léa Moreau', 'B8', 'Verrière')
  await send(templateId, 'max@example.org', 'Max Baker', 'C7', 'Balcony')
  expect(await namesOf(templateId, 'blanc')).toEqual(['Hugo Blanc'])
  expect(await namesOf(templateId, 'LEA')).toEqual(['Léa Moreau'])
  expect(await namesOf(templateId, 'b7')).toEqual(['Hugo Blanc'])
  expect(await namesOf(templateId, 'verriere b8')).toEqual(['Léa Moreau'])
  expect(await namesOf(templateId, 'verrière')).toEqual(['Hugo Blanc', 'Léa Moreau'])
  expect(await namesOf(templateId, 'max@exam')).toEqual(['Max Baker'])
  expect(await namesOf(templateId, '%')).toEqual([])
})

test('finds a seat with and without its spaces', async () => {
  const templateId = await publish()
  await send(templateId, 'hugo@example.org', 'Hugo Blanc', 'B 12', 'Rang 3')
  await send(templateId, 'lea@example.org', 'Léa Moreau', 'B12', 'Rang 3')
  await send(templateId, 'max@example.org', 'Max Baker', 'B-12', 'Bloc A')
  await send(templateId, 'zoe@example.org', 'Zoé Zola', 'C12', 'Rang 3')
  const three = ['Hugo Blanc', 'Léa Moreau', 'Max Baker']
  expect([await namesOf(templateId, 'b12'), await namesOf(templateId, 'B 12')]).toEqual([three, three])
  const ofRow = ['Hugo Blanc', 'Léa Moreau']
  expect([await namesOf(templateId, 'rang 3, b 12'), await namesOf(templateId, 'rang3 b12')]).toEqual([ofRow, ofRow])
})

test('lists no ticket that was revoked', async () => {
  const templateId = await publish()
  const claimId = await send(templateId, 'gone@example.org', 'Gone Guest')
  await send(templateId, 'here@example.org', 'Here Guest')
  await world.call(revokeSession, { challenge: claimId, reason: 'Refunded' }, as())
  expect((await list(templateId)).tickets.map(({ name }) => name)).toEqual(['Here Guest'])
  expect(await namesOf(templateId, 'guest')).toEqual(['Here Guest'])
})

test('shows door staff the list of guests with masked addresses and no id of a badge', async () => {
  const templateId = await publish()
  const claimId = await send(templateId, 'hugo@example.org', 'Hugo Blanc', 'B7')
  const { badgeId } = await claimWithKey(world, claimToken(world.config, claimId, 1), generateAccountKey())
  const token = await openGate(templateId)
  const page = await world.call(contract.findTicketsBySteward, { token })
  expect(page.tickets).toEqual([
    {
      ticketId: claimId,
      email: 'h…@e….org',
      isCollected: true,
      checkedInAt: '',
      canUndo: false,
      name: 'Hugo Blanc',
      seat: 'B7',
      section: '',
    },
  ])
  expect(JSON.stringify(page)).not.toContain(badgeId)
})

test('names the holder of a ticket without a name as the community does, and for door staff as the wallet does', async () => {
  const startDate = new Date(world.now().getTime() + HOUR).toISOString()
  const endDate = new Date(world.now().getTime() + 30 * HOUR).toISOString()
  const templateId = await publishForTest(issuer.ctx, { category: 'ticket', location: '', startDate, endDate })
  await world.runJobs()
  const claimId = await send(templateId, 'lea@example.org')
  const key = generateAccountKey()
  const { badgeId } = await claimWithKey(world, claimToken(world.config, claimId, 1), key)
  const [badge] = await world.ctx().db.select().from(badges).where(eq(badges.id, badgeId))
  const { issuerId = '', holderId = '' } = badge ?? {}
  await world.ctx().db.update(holders).set({ pseudo: 'Wendy' }).where(eq(holders.id, holderId))
  await writeNames(world.ctx(), [{ issuerId, holderId, given: 'Léa Moreau', listed: 'LEA M', email: '' }])
  // The name that the community entered with the address, which no ticket of this template shows.
  await world.ctx().db.update(claims).set({ optionName: 'LEA M' }).where(eq(claims.id, claimId))
  await send(templateId, 'nobody@example.org')
  const waiting = { optionName: 'LISTED Nobody' }
  await world.ctx().db.update(claims).set(waiting).where(eq(claims.email, 'nobody@example.org'))

  const token = await openGate(templateId)
  const atGate = async (search = '') => {
    const { tickets, next } = await world.call(contract.findTicketsBySteward, { token, search })
    return [tickets.map(({ name }) => name).sort(), next]
  }
  expect(await atGate()).toEqual([['', 'Wendy'], ''])
  expect(await atGate('wendy')).toEqual([['Wendy'], ''])
  for (const hidden of ['moreau', 'lea m', 'listed']) expect(await atGate(hidden)).toEqual([[], ''])
  for (const search of ['moreau', 'wendy']) expect(await namesOf(templateId, search)).toHaveLength(1)
  expect(await namesOf(templateId, 'listed')).toEqual(['LISTED Nobody'])
  const byHand = await world.call(contract.checkInByHandBySteward, { token, ticketId: claimId })
  expect(byHand).toMatchObject({ answer: 'in', name: 'Wendy' })
  const again = { templateId, ticketId: claimId, reason: 'Known' }
  expect(await world.call(contract.checkInByHand, again, as())).toMatchObject({ answer: 'used', name: 'Léa Moreau' })
})

test('finds tickets for door staff by a whole address, and by no part of one', async () => {
  const templateId = await publish()
  await send(templateId, 'hugo@example.org', 'Hugo Blanc')
  const token = await openGate(templateId)
  const find = async (search: string) =>
    (await world.call(contract.findTicketsBySteward, { token, search })).tickets.length
  expect([await find('Hugo@example.org'), await find('hugo@'), await find('example.org')]).toEqual([1, 0, 0])
})

test('lets door staff admit by hand and undo their own check-ins only', async () => {
  const templateId = await publish()
  const ticketId = await send(templateId, 'hugo@example.org', 'Hugo Blanc')
  const [north, south] = [await openGate(templateId), await openGate(templateId, 'South gate')]
  expect(await world.call(contract.checkInByHandBySteward, { token: north, ticketId })).toMatchObject({
    answer: 'in',
    inside: 1,
  })
  expect((await list(templateId, { search: 'HUGO' })).tickets).toMatchObject([
    { checkedInAt: expect.stringMatching(/^\d/) },
  ])
  const canUndo = async (token: string) =>
    (await world.call(contract.findTicketsBySteward, { token })).tickets.map((ticket) => ticket.canUndo)
  expect([await canUndo(north), await canUndo(south)]).toEqual([[true], [false]])
  expect(await world.call(contract.undoBySteward, { token: south, ticketId })).toMatchObject({
    isUndone: false,
    inside: 1,
  })
  expect(await world.call(contract.undoBySteward, { token: north, ticketId })).toMatchObject({
    isUndone: true,
    inside: 0,
  })
  expect(await world.call(contract.undoBySteward, { token: north, ticketId })).toMatchObject({ isUndone: false })
})

test('lets door staff neither admit nor undo the tickets of another event', async () => {
  const [templateId, elsewhere] = [await publish(), await openEvent(world, issuer)]
  const ticketId = await elsewhere.send('other@example.org')
  const token = await openGate(templateId)
  const byHand = () => world.call(contract.checkInByHandBySteward, { token, ticketId })
  expect(await byHand()).toMatchObject({ answer: 'wrongEvent', ticketId: '', name: '' })
  await elsewhere.admit(ticketId)
  expect(await world.call(contract.undoBySteward, { token, ticketId })).toMatchObject({ isUndone: false })
})

testOnPostgres('counts each of many admissions and undos at once exactly', async () => {
  const templateId = await publish()
  const ticketId = await send(templateId, 'race@example.org', 'Race Guest')
  const gates = await Promise.all(['A', 'B', 'C', 'D'].map((name) => openGate(templateId, name)))
  const acts = Array.from({ length: 40 }, async (_, at) => {
    const token = gates[at % gates.length] ?? ''
    if (at % 2 === 0)
      return (await world.call(contract.checkInByHandBySteward, { token, ticketId })).answer === 'in' ? 1 : 0
    return (await world.call(contract.undoCheckIn, { templateId, ticketId }, as())).isUndone ? -1 : 0
  })
  const changes: number[] = await Promise.all(acts)
  const inside = changes.reduce((sum, change) => sum + change, 0)
  expect([0, 1]).toContain(inside)
  expect(changes).toContain(1)
  expect(await world.ctx().db.$count(checkIns, eq(checkIns.templateId, templateId))).toBe(inside)
  expect((await world.call(contract.getDoor, { templateId }, as())).inside).toBe(inside)
})
