import { expect, test } from 'vitest'
import type { HeldBadge } from '../../wallet/held-badge.ts'
import { publicPageSays } from './public-page-says.ts'

const badge = (category: HeldBadge['card']['category'], ...facts: string[]) => ({
  card: { category, title: 'Ice and mixed' },
  credential: {
    credentialSubject: {
      result: facts.map((fact) => ({ resultDescription: `https://x.example/achievements/1#${fact}`, value: '1' })),
    },
  },
})

test.each(['basic', 'community', 'role'] as const)('describes the public page of a %s badge', (category) => {
  expect(publicPageSays(badge(category, 'points'))).toEqual(['shows', 'keeps'])
})

test('mentions the date and place on the page of an event badge', () => {
  expect(publicPageSays(badge('participation'))).toEqual(['showsEvent', 'keeps'])
})

test('mentions the start of membership on the page of a membership card', () => {
  expect(publicPageSays(badge('membership'))).toEqual(['showsMembership', 'keeps'])
})

test.each(['name', 'seat', 'section'])('says that the %s of a ticket is not on the page but in its files', (fact) => {
  expect(publicPageSays(badge('ticket', 'points', fact))).toEqual(['showsEvent', 'keepsTicket'])
})

test('does not mention seats for a ticket without one', () => {
  expect(publicPageSays(badge('ticket', 'points'))).toEqual(['showsEvent', 'keeps'])
})

test('mentions the evidence of a badge that has any', () => {
  const { card, credential } = badge('basic')
  expect(publicPageSays({ card: { ...card, hasEvidence: true }, credential })).toEqual([
    'shows',
    'showsEvidence',
    'keeps',
  ])
})
