import { afterEach, expect, test, vi } from 'vitest'
import { formatIn } from './format.ts'

const INSTANT = new Date(2026, 10, 20, 14, 5)

afterEach(() => vi.unstubAllEnvs())

test.each(['Pacific/Auckland', 'America/Los_Angeles'])(
  'the last day of a badge is the same for a reader in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(formatIn('en').lastDay('2026-12-31T23:59:59Z')).toBe('31 Dec 2026')
    expect(formatIn('fr').lastDay('2026-12-31T00:00:00Z')).toBe('31 déc. 2026')
  },
)

test("writes dates and numbers in each language's way", () => {
  const [en, fr] = [formatIn('en'), formatIn('fr')]
  expect(en.date(INSTANT)).toBe('20 Nov 2026')
  expect(fr.date(INSTANT)).toBe('20 nov. 2026')
  expect(en.day(INSTANT)).toBe('20 Nov')
  expect(en.weekday(INSTANT)).toBe('Fri')
  expect(fr.dateTime(INSTANT)).toMatch(/^20 nov\. 2026.*14:05$/)
  expect([en.weekdayTime(INSTANT), en.dayOfMonth(INSTANT), en.month(INSTANT)]).toEqual(['Fri 14:05', '20', 'Nov'])
  expect([fr.weekdayTime(INSTANT), fr.month(INSTANT)]).toEqual(['ven. 14:05', 'nov.'])
  expect(en.number(1284)).toBe('1,284')
  expect(fr.number(1284)).toBe('1\u202f284')
})

test('writes a negative number with a minus sign', () => {
  expect([1284, 0, -1284].map((value) => formatIn('en').signed(value))).toEqual(['1,284', '0', '\u22121,284'])
})

test('writes times on a twelve-hour clock for readers who use one', () => {
  expect(formatIn('en', true).dateTime(INSTANT)).toMatch(/^20 Nov 2026.*[ ,]2:05\spm$/)
  expect(formatIn('en', true).weekdayTime(INSTANT)).toMatch(/^Fri.*2:05\spm$/)
})

test('names the year of a long day unless it is this one', () => {
  const [en, fr] = [formatIn('en'), formatIn('fr')]
  const now = new Date()
  const first = new Date(now.getFullYear(), 0, 1, 12)
  expect([en.longDay(first), fr.longDay(first)]).toEqual(['1 January', '1er janvier'])
  const past = new Date(2019, 10, 20)
  expect([en.longDay(past), fr.longDay(past)]).toEqual(['20 November 2019', '20 novembre 2019'])
})
