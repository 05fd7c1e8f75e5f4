import { describe, expect, test } from 'vitest'
import { wallTime } from '#features/templates/event/time-rules.ts'
import { EXCERPT_MAX, excerptOf, lastDigest, nextDigest } from './rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

/** The digests after an instant. */
function series(every: 'day' | 'week', zone: string, from: string, count: number): Date[] {
  const found: Date[] = []
  for (let at = new Date(from); found.length < count; found.push(at)) at = nextDigest(every, zone, at)
  return found
}
const iso = (dates: Date[]) => dates.map((date) => date.toISOString().replace(':00.000Z', 'Z'))

test('stays at 17:00 when summer time begins and when it ends', () => {
  expect(iso(series('day', 'Europe/Paris', '2026-03-28T00:00Z', 3))).toEqual([
    '2026-03-28T16:00Z',
    '2026-03-29T15:00Z',
    '2026-03-30T15:00Z',
  ])
  expect(iso(series('day', 'America/New_York', '2026-10-31T12:00Z', 3))).toEqual([
    '2026-10-31T21:00Z',
    '2026-11-01T22:00Z',
    '2026-11-02T22:00Z',
  ])
})

test('knows zones with a half hour, and a clock that changes by half an hour', () => {
  expect(iso(series('day', 'Asia/Kolkata', '2026-05-01T12:00Z', 1))).toEqual(['2026-05-02T11:30Z'])
  expect(iso(series('day', 'Asia/Kathmandu', '2026-05-01T00:00Z', 1))).toEqual(['2026-05-01T11:15Z'])
  expect(iso(series('day', 'Australia/Lord_Howe', '2026-10-02T12:00Z', 3))).toEqual([
    '2026-10-03T06:30Z',
    '2026-10-04T06:00Z',
    '2026-10-05T06:00Z',
  ])
})

test('leaves out a day that the zone skipped', () => {
  const days = series('day', 'Pacific/Apia', '2011-12-29T00:00Z', 3).map((at) => wallTime(at, 'Pacific/Apia'))
  expect(days).toEqual(['2011-12-28T17:00', '2011-12-29T17:00', '2011-12-31T17:00'])
})

test('sends a weekly one on the Monday of the zone, not of UTC', () => {
  // Sunday evening in UTC is Monday morning in Kiritimati.
  expect(iso(series('week', 'Pacific/Kiritimati', '2026-11-22T20:00Z', 2))).toEqual([
    '2026-11-23T03:00Z',
    '2026-11-30T03:00Z',
  ])
  expect(iso(series('week', 'Pacific/Honolulu', '2026-11-23T20:00Z', 1))).toEqual(['2026-11-24T03:00Z'])
})

describe.each([
  'Europe/Paris',
  'America/St_Johns',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Sao_Paulo',
  'Pacific/Chatham',
  'Pacific/Apia',
  'UTC',
])('in %s, at any moment of any year', (zone) => {
  const moments = Array.from({ length: 25 }, (_, n) => {
    // Spread over 2008 to 2030 by a fixed generator, so that a failure can be repeated.
    const part = ((n * 2_654_435_761 + zone.length * 97) % 4_294_967_296) / 4_294_967_296
    return new Date(Date.UTC(2008, 0, 1) + Math.floor(part * 23 * 365 * DAY_MS))
  })

  test.each(['day', 'week'] as const)(
    'the next digest of every %s is after it, at 17:00, and the last one is not',
    (every) => {
      for (const now of moments) {
        const [next, last] = [nextDigest(every, zone, now), lastDigest(every, zone, now)]
        expect(next.getTime()).toBeGreaterThan(now.getTime())
        expect(last.getTime()).toBeLessThanOrEqual(now.getTime())
        for (const at of [next, last]) {
          expect(wallTime(at, zone).slice(11)).toBe('17:00')
          if (every === 'week') expect(new Date(`${wallTime(at, zone).slice(0, 10)}T00:00Z`).getUTCDay()).toBe(1)
        }
        // Nothing lies between the two: each is the neighbour of the other.
        expect(nextDigest(every, zone, last)).toEqual(next)
        expect(lastDigest(every, zone, next)).toEqual(next)
        expect(lastDigest(every, zone, new Date(next.getTime() - 1))).toEqual(last)
        const hours = (next.getTime() - last.getTime()) / HOUR_MS
        expect(Math.abs(hours - (every === 'day' ? 24 : 168))).toBeLessThanOrEqual(every === 'day' ? 1 : 24)
      }
    },
  )
})

describe('an excerpt', () => {
  test('is one line, and whole when it is short', () => {
    expect(excerptOf('  Outing on Saturday.\n\nMeet at 8.  ')).toBe('Outing on Saturday. Meet at 8.')
  })

  test('ends between words', () => {
    const found = excerptOf('climbing '.repeat(30))
    expect(found.length).toBeLessThanOrEqual(EXCERPT_MAX)
    expect(found).toMatch(/climbing…$/)
  })

  test('has no punctuation before its ellipsis', () => {
    expect(excerptOf(`${'climbing '.repeat(12)}today. Afterwards there is a talk`)).toMatch(/today…$/)
  })

  test('counts an emoji of several code points as one character, and never cuts one', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(excerptOf(family.repeat(EXCERPT_MAX))).toBe(family.repeat(EXCERPT_MAX))
    expect(excerptOf(family.repeat(EXCERPT_MAX + 1))).toBe(`${family.repeat(EXCERPT_MAX - 1)}…`)
  })
})
