import { expect, test } from 'vitest'
import type { OwnConversation } from '../wallet-contract.ts'
import { pickRows } from './pick-rows.ts'

const row = (issuerId: string, unread = 0, state: OwnConversation['state'] = 'open') =>
  ({ issuerId, unread, state }) as OwnConversation
const idsOf = (rows: OwnConversation[]) => rows.map(({ issuerId }) => issuerId).join('')

test('shows all unread conversations first, and at least the two latest', () => {
  const { first, others } = pickRows([row('a'), row('b', 1), row('c'), row('d')])
  expect([idsOf(first), idsOf(others)]).toEqual(['ba', 'cd'])
  expect(idsOf(pickRows([row('a', 1), row('b'), row('c', 2), row('d', 1)]).first)).toBe('acd')
})

test('shows closed conversations last, and only on request', () => {
  const { first, others } = pickRows([row('a', 1, 'closed'), row('b')])
  expect([idsOf(first), idsOf(others)]).toEqual(['b', 'a'])
})

test('shows the conversation of one community', () => {
  expect(idsOf(pickRows([row('a'), row('b', 0, 'closed')], 'b').first)).toBe('b')
})
