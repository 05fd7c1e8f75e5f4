/** One event for a calendar; `id` is the same in each copy, and the copy with the highest `version` counts. */
type CalendarEvent = {
  id: string
  version: number
  writtenAt: Date
  startsAt: Date
  endsAt: Date
  title: string
  place: string
  description: string
}

const LINE_OCTETS = 75
const UTF8 = new TextEncoder()

/** Writes an event as an iCalendar file (RFC 5545); its times are in UTC, which calendars show in their reader's zone. */
export function writeCalendar({ id, version, writtenAt, startsAt, endsAt, title, place, description }: CalendarEvent) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Blazon//Blazon//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}`,
    `DTSTAMP:${writeTime(writtenAt)}`,
    `SEQUENCE:${version}`,
    `DTSTART:${writeTime(startsAt)}`,
    `DTEND:${writeTime(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function writeTime(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n')
      // No other control character may be in a value (section 3.1).
      .replace(/(?!\t)\p{Cc}/gu, '')
  )
}

/** Lines of at most 75 octets, each after the first with a space before it; no character is cut (section 3.1). */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = UTF8.encode(character).length
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
