import { describe, expect, test } from 'vitest'
import { CATEGORIES, type Category } from '../rules.ts'
import { fieldProblems } from './field-rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const EVENT = { startDate: '2026-12-05T19:00:00Z', endDate: '2026-12-05T22:00:00Z', location: '' }
const FULL = { name: 'Ice', description: 'On ice', criteria: 'Two routes', validity: 'infinite' as const, ...EVENT }
type Given = Parameters<typeof fieldProblems>[1]

const problems = (category: Category, change: Given = {}, hasPicture = true) =>
  fieldProblems(category, { ...FULL, ...change }, { now, hasPicture })
const nothing = (category: Category) =>
  Object.values(fieldProblems(category, { validity: '' }, { now, hasPicture: false }))

describe('the fields that each category requires', () => {
  test.each<[Category, string[]]>([
    ['basic', ['pictureMissing', 'titleMissing', 'descriptionMissing', 'criteriaMissing', 'validityMissing']],
    ['community', ['pictureMissing', 'titleMissing', 'descriptionMissing', 'criteriaMissing']],
    [
      'participation',
      [
        'pictureMissing',
        'titleMissing',
        'descriptionMissing',
        'startDateMissing',
        'endDateMissing',
        'locationMissing',
        'criteriaMissing',
      ],
    ],
    [
      'ticket',
      [
        'pictureMissing',
        'titleMissing',
        'descriptionMissing',
        'startDateMissing',
        'endDateMissing',
        'locationMissing',
        'criteriaMissing',
      ],
    ],
    ['membership', ['pictureMissing', 'descriptionMissing']],
    ['role', ['titleMissing', 'descriptionMissing', 'criteriaMissing', 'validityMissing']],
  ])('reports for an empty %s %j', (category, keys) => expect(nothing(category)).toEqual(keys))

  test.each(CATEGORIES)('accepts a complete %s and treats blanks as empty', (category) => {
    expect(problems(category)).toEqual({})
    expect(problems(category, { description: ' \n ' })).toEqual({ description: 'descriptionMissing' })
  })
})

describe('an event', () => {
  test('ends after it starts', () => {
    const { startDate } = EVENT
    expect(problems('participation', { endDate: startDate })).toEqual({ endDate: 'endBeforeStart' })
    expect(problems('ticket', { endDate: '2026-12-05T18:59:59Z' })).toEqual({ endDate: 'endBeforeStart' })
  })

  test('may be past for a participation, but not for a ticket', () => {
    const past = { startDate: '2026-11-20T10:00:00Z', endDate: now.toISOString() }
    expect(problems('ticket', past)).toEqual({ endDate: 'endDatePast' })
    expect(problems('participation', past)).toEqual({})
  })

  test('needs a place or online, and a known zone', () => {
    expect(problems('ticket', { location: undefined })).toEqual({ location: 'locationMissing' })
    expect(problems('ticket', { timeZone: 'Mars/Olympus' })).toEqual({ timeZone: 'timeZoneInvalid' })
    expect(problems('ticket', { timeZone: 'Europe/Paris' })).toEqual({})
  })
})

test('refuses a quantity of zero and a draft of a membership card', () => {
  expect(problems('participation', { limit: 0 })).toEqual({ limit: 'quantityNotValid' })
  expect(problems('membership', { draft: true })).toEqual({ draft: 'draftNotPossible' })
})
