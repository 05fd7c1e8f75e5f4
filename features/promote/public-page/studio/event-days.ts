import { LOCALES, withFirst } from '#base/dates.ts'
import { type Language, say } from '#base/text.ts'
import { eventDayWords } from '../texts.ts'

type Event = { startDate: string; endDate: string; timeZone: string }

/** The days of an event by the calendar of its own zone: "15 to 16 December"; the year where it is not the current one. */
export function eventDays({ startDate, endDate, timeZone }: Event, language: Language, now = new Date()): string {
  const [from, to] = [new Date(startDate || endDate), new Date(endDate || startDate)]
  const zone = { timeZone: timeZone || 'UTC' }
  const yearOf = (at: Date) => new Intl.DateTimeFormat('en', { year: 'numeric', ...zone }).format(at)
  const isThisYear = [from, to].every((at) => yearOf(at) === yearOf(now))
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    ...zone,
  })
  // The day of a month that is written once, after the last day, is alone.
  const firstIn = (text: string) => (language !== 'fr' ? text : text === '1' ? '1er' : withFirst(text))
  const parts = format.formatRangeToParts(from, to)
  const join = (some: typeof parts) => firstIn(some.map(({ value }) => value).join(''))
  const first = parts.filter(({ source }) => source === 'startRange')
  // What both days share, such as the month, comes after the last one.
  const last = parts.slice(parts.findIndex(({ source }) => source === 'endRange'))
  return first.length === 0 ? join(parts) : say(eventDayWords.days, language, { from: join(first), to: join(last) })
}
