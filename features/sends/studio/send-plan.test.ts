import { expect, test } from 'vitest'
import { correctDomain, overLimit, planSend, planTickets, whyBlocked, whyNothing } from './send-plan.ts'
import { EMPTY_TICKET } from './tickets/ticket-rows.ts'

const NOBODY = { holding: [], revoked: [], unsubscribed: [], left: 500, places: -1 }

test('does not send to current holders, unreadable addresses or duplicates', () => {
  const chips = ['ada@example.org', 'lea@example.org', 'max@exmple', 'zoe@example.org']
  const plan = planSend(chips, 2, {
    holding: ['lea@example.org'],
    revoked: [],
    unsubscribed: [],
    left: 500,
    places: -1,
  })
  expect(plan.read).toBe(6)
  expect(plan.ready).toEqual(['ada@example.org', 'zoe@example.org'])
  expect(plan.holding).toEqual(['lea@example.org'])
  expect(plan.unreadable).toEqual(['max@exmple'])
  expect(plan.left).toBe(498)
})

test('sends badges without e-mails to unsubscribed people, outside the daily limit', () => {
  const known = { ...NOBODY, unsubscribed: ['ada@example.org'], left: 1 }
  const plan = planSend(['ada@example.org', 'zoe@example.org'], 0, known)
  expect(plan.ready).toHaveLength(2)
  expect(plan.unwanted).toEqual(['ada@example.org'])
  expect(plan.left).toBe(0)
})

test('reports by how many e-mails a send exceeds the daily limit', () => {
  const chips = ['a', 'b', 'c'].map((name) => `${name}@example.org`)
  expect(planSend(chips, 0, { ...NOBODY, left: 1 }).left).toBe(-2)
})

test('ignores a response about addresses removed since', () => {
  const known = { ...NOBODY, holding: ['gone@example.org'], unsubscribed: ['left@example.org'], left: 10 }
  const plan = planSend(['ada@example.org'], 0, known)
  expect(plan).toMatchObject({ holding: [], unwanted: [], ready: ['ada@example.org'], left: 9 })
})

test('counts readable addresses as ready until the server responds', () => {
  expect(planSend(['ada@example.org'], 0)).toMatchObject({ ready: ['ada@example.org'], left: undefined })
})

test('excludes people whose badge was revoked', () => {
  const known = { ...NOBODY, revoked: ['lea@example.org'] }
  const plan = planSend(['ada@example.org', 'lea@example.org'], 0, known)
  expect(plan).toMatchObject({ ready: ['ada@example.org'], revoked: ['lea@example.org'] })
})

const ROOM = { left: 500, limit: 500, full: 500, newUntil: '', frees: [], isOfFolder: false }
const THREE = ['a', 'b', 'c'].map((name) => `${name}@example.org`)

test('blocks a send past the daily limit, with what can be sent now and when there is room for the rest', () => {
  const frees = [{ at: '2026-11-30T12:00:00.000Z', mails: 1 }]
  const blocked = whyBlocked(planSend(THREE, 0, { ...NOBODY, left: 2 }), { ...ROOM, left: 2, frees })
  expect(blocked).toEqual({ key: 'tooManyEmails', values: { left: '2', again: '2026-11-30T12:00:00.000Z' } })
})

test("blocks a send past the limit of the sender's folder", () => {
  const blocked = whyBlocked(planSend(THREE, 0, { ...NOBODY, left: 2 }), { ...ROOM, left: 2, isOfFolder: true })
  expect(blocked).toEqual({ key: 'folderMailsUsed' })
})

test('blocks a send past the quantity', () => {
  expect(whyBlocked(planSend(THREE, 0, { ...NOBODY, places: 2 }), ROOM)).toEqual({ key: 'quantityUsed' })
  expect(whyBlocked(planSend(THREE, 0, { ...NOBODY, places: 3, left: 3 }), ROOM)).toBeUndefined()
  expect(whyBlocked(planSend(THREE, 0), ROOM)).toBeUndefined()
})

test('refuses a send because all hold the badge, before any limit', () => {
  const plan = planSend(['a@example.org'], 0, { ...NOBODY, holding: ['a@example.org'], left: -1 })
  expect(whyBlocked(plan, ROOM)).toEqual({ key: 'allHold' })
})

test.each([
  ['no valid address is entered', { emails: [], tickets: [], unsound: [] }, 'noValidEmails'],
  [
    'every ticket needs a correction',
    { emails: [], tickets: [EMPTY_TICKET], unsound: [EMPTY_TICKET] },
    'ticketsUnsound',
  ],
])('finds nothing to send when %s', (_, written, problem) => {
  expect(whyNothing(written)).toBe(problem)
})

test('sends the valid tickets when others need a correction', () => {
  const [sound, unsound] = [{ ...EMPTY_TICKET, email: 'a@example.org' }, EMPTY_TICKET]
  expect(whyNothing({ emails: [sound.email], tickets: [sound, unsound], unsound: [unsound] })).toBeUndefined()
})

test('suggests a correction for a misspelt e-mail domain, and corrects only that domain', () => {
  const chips = ['a@gmial.com', 'b@gmial.com', 'c@example.org']
  const [typo] = planSend(chips, 0, NOBODY).typos
  expect(typo).toEqual({ domain: 'gmial.com', proposal: 'gmail.com', count: 2 })
  expect(chips.map((text) => typo && correctDomain(text, typo))).toEqual([
    'a@gmail.com',
    'b@gmail.com',
    'c@example.org',
  ])
})

test('allows several tickets per person, and holds back incomplete ones', () => {
  const tickets = ['ada@example.org', 'ada@example.org', 'broken'].map((email, at) => ({
    ...EMPTY_TICKET,
    email,
    seat: `A${at}`,
  }))
  const plan = planTickets(tickets, tickets.slice(2), 1, { ...NOBODY, holding: ['ada@example.org'] })
  expect(plan).toMatchObject({
    read: 4,
    ready: ['ada@example.org', 'ada@example.org'],
    unreadable: ['broken'],
    left: 498,
  })
})

test('names each seat that several tickets have, with its section, once', () => {
  const at = (seat: string, section: string) => ({ ...EMPTY_TICKET, email: 'ada@example.org', seat, section })
  const tickets = [
    at('A1', ''),
    at('A1', ''),
    at('A1', 'North'),
    at('B2', 'North'),
    at('B2', 'North'),
    at('', ''),
    at('', ''),
  ]
  expect(planTickets(tickets, [], 0).sameSeats).toEqual(['A1', 'North, B2'])
})

test.each([
  ['nothing is past a limit that is not known yet', undefined, 0],
  ['nothing is past a limit that is not used up', 3, 0],
  ['two e-mails are past the limit', -2, 2],
])('%s', (_, left, over) => {
  expect(overLimit(left)).toBe(over)
})
