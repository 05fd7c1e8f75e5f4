import { describe, expect, test } from 'vitest'
import {
  CATEGORIES,
  CONTRACT_STATES,
  cutSearch,
  endOfClaim,
  IMAGE_RATIO,
  isFirstCategory,
  isPublished,
  isSendable,
  monthsOf,
  nameOnBadge,
  placeText,
} from './rules.ts'

test.each([
  ['Salle Pleyel', '252 rue du Faubourg', '252 rue du Faubourg, Salle Pleyel'],
  ['Paris', '', 'Paris'],
  ['', '252 rue du Faubourg', ''],
  ['', '', ''],
])('writes the place %j in the street %j as %j', (location, streetAddress, text) => {
  expect(placeText({ location, streetAddress })).toBe(text)
})

test('has square pictures, but those of a card for memberships (85.6 by 54 mm)', () => {
  expect(CATEGORIES.filter((category) => IMAGE_RATIO[category] !== 1)).toEqual(['membership'])
  expect(IMAGE_RATIO.membership).toBeCloseTo(85.6 / 54)
})

test('offers the first card of a community as a membership or a basic badge', () => {
  expect(CATEGORIES.filter(isFirstCategory)).toEqual(['basic', 'membership'])
})

test('can send a template from when its publication is signed', () => {
  expect(CONTRACT_STATES.filter(isSendable)).toEqual(['pending', 'stored'])
})

test('counts as published from its first publication on, also a refused one', () => {
  expect(CONTRACT_STATES.filter(isPublished)).toEqual(['pending', 'stored', 'failed'])
})

describe('the name on a badge', () => {
  test('is the one that was entered, where the template asks for it', () => {
    expect(nameOnBadge({ optionName: true }, { optionName: 'Léa' })).toBe('Léa')
  })

  test('is on no badge whose template does not ask', () => {
    expect([{ optionName: false }, {}].map((template) => nameOnBadge(template, { optionName: 'Léa' }))).toEqual([
      '',
      '',
    ])
  })

  test('can be left out', () => {
    expect(nameOnBadge({ optionName: true }, {})).toBe('')
  })
})

test.each([
  [30, 1],
  [365, 12],
  [44, 1],
  [46, 2],
])('counts %i days as %i months', (days, months) => {
  expect(monthsOf(days * 86_400)).toBe(months)
})

describe('a search', () => {
  test('is trimmed before it is cut', () => {
    expect(cutSearch(`  ${'x'.repeat(49)}  y`)).toBe('x'.repeat(49))
  })

  test('keeps a character of two units inside', () => {
    expect(cutSearch('🧗 climbing')).toBe('🧗 climbing')
  })
})

describe('the end of a claim', () => {
  const now = new Date('2026-11-20T12:00:00Z')

  test('is the end of its event', () => {
    const end = new Date('2026-11-20T12:00:01Z')
    expect(endOfClaim(now, end)).toBe(end)
  })

  test('is in 30 days without an event, or when that is over', () => {
    const inThirtyDays = new Date('2026-12-20T12:00:00Z')
    expect([endOfClaim(now), endOfClaim(now, null), endOfClaim(now, now)]).toEqual(Array(3).fill(inThirtyDays))
  })
})
