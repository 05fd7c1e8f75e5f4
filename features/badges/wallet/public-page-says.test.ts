import { expect, test } from 'vitest'
import type { HeldBadge } from './held-badge.ts'
import { publicPageSays } from './public-page-says.ts'

const badge = (category: HeldBadge['card']['category'], ...facts: string[]) => ({
  card: { category, title: 'Ice and mixed' },
  credential: {
    credentialSubject: {
      result: facts.map((fact) => ({ resultDescription: `https://x.example/achievements/1#${fact}`, value: '1' })),
    },
  },
})

test.each(['basic', 'community', 'role'] as const)('says of a %s badge what every public page shows', (category) => {
  expect(publicPageSays(badge(category, 'points'))).toEqual(['shows', 'keeps'])
})

test('says that the page of an event badge shows its date and place', () => {
  expect(publicPageSays(badge('participation'))).toEqual(['showsEvent', 'keeps'])
})

test('says that the page of a membership card shows since when', () => {
  expect(publicPageSays(badge('membership'))).toEqual(['showsMembership', 'keeps'])
})

test.each(['name', 'seat', 'section'])('says that the %s of a ticket is not on the page but in its files', (fact) => {
  expect(publicPageSays(badge('ticket', 'points', fact))).toEqual(['showsEvent', 'keepsTicket'])
})

test('says nothing of seats where a ticket has none', () => {
  expect(publicPageSays(badge('ticket', 'points'))).toEqual(['showsEvent', 'keeps'])
})
