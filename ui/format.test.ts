import { expect, test } from 'vitest'
import { formatIn } from './format.ts'

const INSTANT = new Date(2026, 10, 20, 14, 5)

test('dates and numbers are written as each language writes them', () => {
  const [en, fr] = [formatIn('en'), formatIn('fr')]
  expect(en.date(INSTANT)).toBe('20 Nov 2026')
  expect(fr.date(INSTANT)).toBe('20 nov. 2026')
  expect(en.day(INSTANT)).toBe('20 Nov')
  expect(fr.dateTime(INSTANT)).toMatch(/^20 nov\. 2026.*14:05$/)
  expect([en.weekdayTime(INSTANT), en.dayOfMonth(INSTANT), en.month(INSTANT)]).toEqual(['Fri 14:05', '20', 'Nov'])
  expect([fr.weekdayTime(INSTANT), fr.month(INSTANT)]).toEqual(['ven. 14:05', 'nov.'])
  expect(en.number(1284)).toBe('1,284')
  expect(fr.number(1284)).toBe('1\u202f284')
})
