import { expect, test } from 'vitest'
import { withDomain, withEmails } from './kept-recipients.ts'
import { EMPTY_TICKET } from './tickets/ticket-rows.ts'

const lea = { ...EMPTY_TICKET, email: 'lea@example.org', seat: '4' }

test('adds the addresses of a list behind those that were typed', () => {
  const added = withEmails({ addresses: ['ada@example.org'], tickets: [] }, ['zoe@example.org'], false)
  expect(added).toEqual({ addresses: ['ada@example.org', 'zoe@example.org'] })
})

test('adds the addresses of a list as tickets, in place of blank rows', () => {
  const added = withEmails({ addresses: [], tickets: [lea, EMPTY_TICKET] }, ['zoe@example.org'], true)
  expect(added).toEqual({ tickets: [lea, { ...EMPTY_TICKET, email: 'zoe@example.org' }] })
})

test('corrects a misspelt domain in addresses, names and tickets', () => {
  const kept = {
    addresses: ['ada@gmial.com', 'zoe@example.org', 'ada@gmail.com'],
    names: { 'ada@gmial.com': 'Ada', 'zoe@example.org': 'Zoe' },
    tickets: [{ ...lea, email: 'lea@gmial.com' }],
  }
  expect(withDomain(kept, { domain: 'gmial.com', proposal: 'gmail.com' })).toEqual({
    addresses: ['ada@gmail.com', 'zoe@example.org'],
    names: { 'ada@gmail.com': 'Ada', 'zoe@example.org': 'Zoe' },
    tickets: [{ ...lea, email: 'lea@gmail.com' }],
  })
})
