import { expect, test } from 'vitest'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { firstValues, kindsOf, linkInput, linkProblems, settingsOf } from './link-values.ts'

const now = new Date('2026-11-20T12:00:00Z')
const event = { name: true, seat: true, section: false, location: '', timeZone: 'UTC' }
const templateOf = (badgeCategory: string, details?: object) =>
  ({ data: { badgeCategory, eventDetails: details } }) as unknown as Template

test("starts and ends an event's link with the event, and uses its limit", () => {
  const dates = { startDate: '2026-12-01T10:00:00.000Z', endDate: '2026-12-02T10:00:00.000Z', limit: 50 }
  const values = firstValues(templateOf('participation', { ...event, ...dates }), now)
  expect(linkInput('t', 'open', values)).toMatchObject({
    startDate: '2026-12-01T10:00:00Z',
    endDate: '2026-12-02T10:00:00Z',
    didLimit: 50,
  })
})

test('gives any other link no limit and 30 days', () => {
  const values = firstValues(templateOf('basic'), now)
  expect(settingsOf(values)).toMatchObject({ startDate: '', endDate: '2026-12-20T12:00:00Z', didLimit: -1 })
})

test('offers a ticket a link with options instead of a personal one', () => {
  const template = templateOf('ticket')
  expect(kindsOf(template)[0]).toBe('ticket')
  const values = { ...firstValues(template, now), name: 'Lea', seat: '12' }
  expect(linkInput('t', 'ticket', values)).toMatchObject({
    didLimit: 1,
    options: [{ name: 'Lea', seat: '12', section: '' }],
  })
})

test('splits domains like addresses', () => {
  const values = { ...firstValues(templateOf('basic'), now), domains: 'example.org; school.example.org' }
  expect(settingsOf(values).mailDomains).toEqual(['example.org', 'school.example.org'])
})

test('treats an invalid date as none', () => {
  const values = { ...firstValues(templateOf('basic'), now), startDate: 'soon', endDate: '2026-12-20 25:00' }
  expect(settingsOf(values)).toMatchObject({ startDate: '', endDate: '' })
})

const dated = { ...firstValues(templateOf('basic'), now), startDate: '2026-12-01 10:00', endDate: '2026-12-02 10:00' }

test.each([
  ['requires a start for a limited link', 'limited', '', 'startMissing'],
  ['requires no start for an open link', 'open', '', undefined],
  ['refuses a start of an open link that is not a date', 'open', 'soon', 'startMissing'],
  ['ignores the hidden start of a personal link', 'personal', 'soon', undefined],
  ['ignores the hidden start of a ticket', 'ticket', 'soon', undefined],
] as const)('%s', (_, kind, startDate, startProblem) => {
  expect(linkProblems({ ...dated, kind, startDate })).toEqual({ startDate: startProblem, endDate: undefined })
})

test('requires an end for every link', () => {
  expect(linkProblems({ ...dated, kind: 'personal', endDate: '' }).endDate).toBe('endMissing')
})
