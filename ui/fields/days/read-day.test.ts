import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDay, isMoment, readMoment, readTime } from './read-day.ts'

const today = '2026-11-22'
const british = { isMonthFirst: false, today }
const american = { isMonthFirst: true, today }

describe('a typed day', () => {
  test.each([
    ['12 Dec 2026 19:30', '2026-12-12', '19:30'],
    ['12 déc. 2026 19:30', '2026-12-12', '19:30'],
    ['12 décembre 2026 à 19h30', '2026-12-12', '19:30'],
    ['samedi 12 décembre 2026 à 19 h 30', '2026-12-12', '19:30'],
    ['Sat 12 Dec 2026, 7:30 pm', '2026-12-12', '19:30'],
    ['December 12, 2026 at 7pm', '2026-12-12', '19:00'],
    ['Tuesday, Mar 3, 2026', '2026-03-03', undefined],
    ['mar. 3 mars 2026', '2026-03-03', undefined],
    ['1er août 2027', '2027-08-01', undefined],
    ['2nd of March 2027', '2027-03-02', undefined],
    ['12.12.2026', '2026-12-12', undefined],
    ['12.12.2026 19:30', '2026-12-12', '19:30'],
    ['12/12/2026', '2026-12-12', undefined],
    ['3/4/27', '2027-04-03', undefined],
    ['3-4-2027', '2027-04-03', undefined],
    ['12/31/2026', '2026-12-31', undefined],
    ['2026-12-12', '2026-12-12', undefined],
    ['2026-12-12T19:30', '2026-12-12', '19:30'],
    ['2026-12-12T19:30:00.000Z', '2026-12-12', '19:30'],
    ['12 Dec 2026 19.30', '2026-12-12', '19:30'],
    ['12 Dec 2026, 7.30 pm', '2026-12-12', '19:30'],
    ['12 déc. 2026 à 7.30pm', '2026-12-12', '19:30'],
    ['12.12.2026 19.30', '2026-12-12', '19:30'],
    ['12 Dec 19.30', '2026-12-12', '19:30'],
    ['le 12.12', '2026-12-12', undefined],
    ['Dec 12,26', '2026-12-12', undefined],
    ['12 dec 26', '2026-12-12', undefined],
    ['dec 26', '2026-12-26', undefined],
    ['12 JUIN 2027', '2027-06-12', undefined],
    ['12 janv. 2027', '2027-01-12', undefined],
    ['12\u202fsept.\u00a02027', '2027-09-12', undefined],
    ['29 Feb 2028 12:00 am', '2028-02-29', '00:00'],
  ])('reads "%s" as %s at %s', (text, day, time) => {
    expect(readMoment(text, british)).toEqual(time === undefined ? { day } : { day, time })
  })

  test.each([
    ['3/4/27', '2027-03-04'],
    ['31/12/2026', '2026-12-31'],
    ['3.4.2027', '2027-04-03'],
  ])('reads "%s" as %s where the month comes first', (text, day) => {
    expect(readMoment(text, american)).toEqual({ day })
  })

  test.each([
    ['12 Jan', '2027-01-12'],
    ['1/10', '2026-10-01'],
    ['12 déc.', '2026-12-12'],
  ])('reads "%s" without a year as the nearest, %s', (text, day) => {
    expect(readMoment(text, british)).toEqual({ day })
  })

  test.each([
    '',
    'soon',
    '31 Feb 2027',
    '12 jui 2027',
    '12 Foo 2026',
    '12',
    '12:30',
    '12.30',
    '7.30 pm',
    '12.30.2026',
    '12 Dec 2026 25.00',
    '32/12/2026',
    '12 Dec 2026 25:00',
    '12/13/14/15',
    '12 dec 2026 foo',
  ])('refuses "%s"', (text) => {
    expect(readMoment(text, british)).toBeUndefined()
  })

  test('reads a formatted day back in either language', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(
        days,
        fc.constantFrom('en-GB', 'fr-FR'),
        fc.constantFrom('short', 'long', 'numeric'),
        (at, locale, month) => {
          const options = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const
          const written = new Intl.DateTimeFormat(locale, options).format(at)
          expect(readMoment(written, british)).toEqual({ day: at.toISOString().slice(0, 10) })
        },
      ),
    )
  })
})

test.each([
  ['19:30', '19:30'],
  ['7:30 pm', '19:30'],
  ['7:30 p.m.', '19:30'],
  ['7.30 pm', '19:30'],
  ['7.30pm', '19:30'],
  ['7,30 pm', '19:30'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['19h30', '19:30'],
  ['19 h', '19:00'],
  ['1930', '19:30'],
  ['19.30', '19:30'],
  ['19,30', '19:30'],
  ['9', '09:00'],
  ['0:05', '00:05'],
])('reads the time "%s" as %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})

test.each(['', '24:00', '19:60', '13 pm', '13.30 pm', '19.3', 'noon', '12 Dec', '199:30'])(
  '"%s" is no time',
  (text) => {
    expect(readTime(text)).toBeUndefined()
  },
)

test('accepts only real days and times', () => {
  expect(['2026-12-12', '2026-02-30', '12 Dec', '', '2026-12-12 19:30'].filter(isDay)).toEqual(['2026-12-12'])
  const moments = ['2026-12-12 19:30', '2026-12-12', '2026-12-12 25:00', '2026-02-30 10:00', '']
  expect(moments.filter(isMoment)).toEqual(['2026-12-12 19:30'])
})
