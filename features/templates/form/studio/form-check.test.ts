import { expect, test } from 'vitest'
import type { Category } from '../../rules.ts'
import { ADVANCED_FIELDS, CONTENT_FIELDS, formFields, formProblems } from './form-check.ts'
import { type FormValues, startValues } from './form-values.ts'

const FULL = { name: 'Ice', description: 'On ice', criteria: 'Two routes', picture: 'data:,' }
const place = { name: 'Lyon', state_name: '', iso2: 'FR', countryName: 'France' }
const problemsOf = (category: Category, change: Partial<FormValues>) =>
  formProblems(category, formFields(category, { ...startValues(category), ...FULL, ...change }, 'en'))

test('finds no problem in a complete form', () => {
  expect(problemsOf('basic', {})).toEqual({})
})

test.each<[string, Partial<FormValues>, object]>([
  ['no picture, at the picture', { picture: '' }, { picture: 'pictureMissing' }],
  ['no title', { name: ' ' }, { name: 'titleMissing' }],
  ['no description', { description: '' }, { description: 'descriptionMissing' }],
  ['a title that is too long', { name: 'x'.repeat(101) }, { name: 'titleTooLong' }],
  ['no criteria', { criteria: '' }, { criteria: 'criteriaMissing' }],
  ['a last day that is not chosen', { validity: 'date', validUntil: '' }, { validity: 'validityMissing' }],
  ['a quantity of none', { quantity: '0' }, { limit: 'quantityNotValid' }],
])('finds %s', (_, change, problems) => {
  expect(problemsOf('basic', change)).toMatchObject(problems)
})

test('finds an event that ends before it starts', () => {
  const times = { startsAt: '2099-12-05 20:00', endsAt: '2099-12-05 19:00', timeZone: 'Europe/Paris', place }
  expect(problemsOf('ticket', times)).toEqual({ endDate: 'endBeforeStart' })
})

test('requires a place unless the event is virtual', () => {
  const times = { startsAt: '2099-12-05 20:00', endsAt: '2099-12-05 21:00', timeZone: 'Europe/Paris' }
  expect(problemsOf('ticket', { ...times, place: null })).toEqual({ location: 'locationMissing' })
  expect(problemsOf('ticket', { ...times, place: null, isVirtual: true })).toEqual({})
})

test.each<Category>(['basic', 'community', 'participation', 'ticket', 'membership', 'role'])(
  'asks for nothing that is required in a part that can be closed: %s',
  (category) => {
    const empty = { ...startValues(category), validity: '' as const }
    const found = Object.keys(formProblems(category, formFields(category, empty, 'en')))
    expect(found.filter((field) => !CONTENT_FIELDS.includes(field))).toEqual([])
  },
)

test('shows each problem in one part of the form', () => {
  const found = Object.keys({ ...problemsOf('basic', { picture: '', name: '', criteria: '', quantity: '0' }) })
  for (const field of found)
    expect([CONTENT_FIELDS, ADVANCED_FIELDS].filter((part) => part.includes(field))).toHaveLength(1)
})
