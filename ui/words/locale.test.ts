import { expect, test } from 'vitest'
import { firstWeekday, isMonthFirst, isTwelveHour, localeOf } from './locale.ts'

test.each([
  ['en', ['en-US', 'en'], 'en-US'],
  ['en', ['fr-FR', 'en-US'], 'en-GB'],
  ['en', ['en'], 'en-GB'],
  ['fr', ['fr-CA'], 'fr-CA'],
  ['fr', ['en-US', 'fr-CA'], 'fr-FR'],
  ['en', [], 'en-GB'],
  ['en', ['en-not a locale'], 'en-GB'],
] as const)('%s in a browser of %j follows %s', (language, browser, locale) => {
  expect(localeOf(language, browser)).toBe(locale)
})

test.each([
  ['en-US', true, true, 0],
  ['en-GB', false, false, 1],
  ['fr-FR', false, false, 1],
  ['en-AU', true, false, 1],
] as const)('%s: twelve hours %s, month first %s, weeks from %i', (locale, twelveHours, monthFirst, weekday) => {
  expect([isTwelveHour(locale), isMonthFirst(locale), firstWeekday(locale)]).toEqual([twelveHours, monthFirst, weekday])
})
