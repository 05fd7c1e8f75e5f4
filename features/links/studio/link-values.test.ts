import { expect, test } from 'vitest'
import type { Template } from '#features/templates/studio/form-values.ts'
import { firstValues, kindsOf, linkInput, linkProblems, settingsOf } from './link-values.ts'

const now = new Date('2026-11-20T12:00:00Z')
const event = { name: true, seat: true, section: false, location: '', timeZone: 'UTC' }
const templateOf = (badgeCategory: string, details?: object) =>
  ({ data: { badgeCategory, eventDetails: details } }) as unknown as Template

test('a link to an event begins and ends with it and has its limit', () => {
  const dates = { startDate: '2026-12-01T10:00:00.000Z', endDate: '2026-12-02T10:00:00.000Z', limit: 50 }
  const values = firstValues(templateOf('participation', { ...event, ...dates }), now)
  expect(linkInput('t', 'open', values)).toMatchObject({
    startDate: '2026-12-01T10:00:00Z',
    endDate: '2026-12-02T10:00:00Z',
    didLimit: 50,
  })
})

test('any other link is for any number of people and ends after 30 days', () => {
  const values = firstValues(templateOf('basic'), now)
  expect(settingsOf(values)).toMatchObject({ startDate: '', endDate: '2026-12-20T12:00:00Z', didLimit: -1 })
})

test('a ticket has a link with its options in place of the personal one', () => {
  const template = templateOf('ticket')
  expect(kindsOf(template)[0]).toBe('ticket')
  const values = { ...firstValues(template, now), name: 'Lea', seat: '12' }
  expect(linkInput('t', 'ticket', values)).toMatchObject({
    didLimit: 1,
    options: [{ name: 'Lea', seat: '12', section: '' }],
  })
})

test('domains are split as addresses are', () => {
  const values = { ...firstValues(templateOf('basic'), now), domains: 'example.org; school.example.org' }
  expect(settingsOf(values).mailDomains).toEqual(['example.org', 'school.example.org'])
})

test('a date that was typed and not understood is none', () => {
  const values = { ...firstValues(templateOf('basic'), now), startDate: 'soon', endDate: '2026-12-20 25:00' }
  expect(settingsOf(values)).toMatchObject({ startDate: '', endDate: '' })
})

const dated = { ...firstValues(templateOf('basic'), now), startDate: '2026-12-01 10:00', endDate: '2026-12-02 10:00' }

test.each([
  ['a limited link needs a start', 'limited', '', 'startMissing'],
  ['an open link needs no start', 'open', '', undefined],
  ['an open link needs a start that is a date', 'open', 'soon', 'startMissing'],
  ['a personal link is not refused for a start that it does not show', 'personal', 'soon', undefined],
  ['a ticket is not refused for a start that it does not show', 'ticket', 'soon', undefined],
] as const)('%s', (_, kind, startDate, startProblem) => {
  expect(linkProblems({ ...dated, kind, startDate })).toEqual({ startDate: startProblem, endDate: undefined })
})

test('every link needs an end', () => {
  expect(linkProblems({ ...dated, kind: 'personal', endDate: '' }).endDate).toBe('endMissing')
})
