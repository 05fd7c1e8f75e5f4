import { expect, test } from 'vitest'
import { writeCalendar } from './calendar-rules.ts'

const event = {
  id: 'abc@example.org',
  version: 2,
  writtenAt: new Date('2026-11-01T10:00:00.123Z'),
  startsAt: new Date('2026-12-05T19:00:00Z'),
  endsAt: new Date('2026-12-05T22:30:00Z'),
  title: 'Winter opening',
  place: 'Lyon, France',
  description: 'Seat: 12',
}

/** The properties of a file, unfolded and unescaped as section 3.1 and 3.3.11 of RFC 5545 say. */
function read(file: string): Record<string, string> {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n')
  const pairs = lines.filter(Boolean).map((line) => {
    const at = line.indexOf(':')
    const value = line.slice(at + 1).replace(/\\(.)/g, (_, one) => (/[nN]/.test(one) ? '\n' : one))
    return [line.slice(0, at), value]
  })
  return Object.fromEntries(pairs)
}

test('writes the times in UTC, and the version of the copy', () => {
  expect(read(writeCalendar(event))).toMatchObject({
    UID: 'abc@example.org',
    DTSTAMP: '20261101T100000Z',
    SEQUENCE: '2',
    DTSTART: '20261205T190000Z',
    DTEND: '20261205T223000Z',
    SUMMARY: 'Winter opening',
    LOCATION: 'Lyon, France',
  })
})

test.each([
  'Opening; with food, drink \\ and more',
  'Two\nlines',
  'BEGIN:VEVENT\nEND:VCALENDAR',
  'É'.repeat(200),
  '🎫 '.repeat(60),
])('keeps the title %j as it is, on lines of at most 75 octets', (title) => {
  const file = writeCalendar({ ...event, title })
  expect(read(file).SUMMARY).toBe(title)
  expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(file).not.toContain('\ufffd')
  expect(file.match(/^(BEGIN|END):VEVENT/gm)).toHaveLength(2)
})

test('ends each line with CR and LF, and removes control characters from values', () => {
  const file = writeCalendar({ ...event, title: 'A\rB\u0000C\u007f' })
  expect(read(file).SUMMARY).toBe('A\nBC')
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
