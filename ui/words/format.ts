import { useMemo } from 'react'
import { DAY, dateWriter } from '#base/dates.ts'
import type { Language } from '#base/text.ts'
import { useLanguage } from './language.tsx'
import { isTwelveHour, localeOf } from './locale.ts'

export type Instant = string | number | Date
export type Format = ReturnType<typeof formatIn>

/**
 * Formats dates and numbers for a language, in the reader's time zone: `date` 20 Nov 2026, `day` 20 Nov, `dateTime` 20
 * Nov 2026, 14:05 (2:05 pm on a twelve-hour clock), `recent` the same without the year while it is this one, `time`
 * 14:05, `weekday` Fri, `weekdayTime` Fri 14:05, `longDay` 20 November, with the year unless it is this one,
 * `dayOfMonth` 20, `month` Nov, `number` 1,284, `signed` -1,284 with a minus sign instead of the hyphen.
 * `lastDay` is a `date` in UTC: the end of a badge is the same day for all readers and on its card. Instants are
 * ISO strings, milliseconds or Dates.
 */
export function formatIn(language: Language, hasTwelveHours = false) {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const written = dateWriter(language, options)
    return (instant: Instant) => written(new Date(instant))
  }
  const clock = hasTwelveHours
    ? ({ hour: 'numeric', minute: '2-digit', hour12: true } as const)
    : ({ hour: '2-digit', minute: '2-digit' } as const)
  const numbers = new Intl.NumberFormat(language)
  const dateTime = write({ ...DAY, ...clock })
  const dayTime = write({ day: 'numeric', month: 'short', ...clock })
  const longDay = write({ day: 'numeric', month: 'long' })
  const longDayOfYear = write({ day: 'numeric', month: 'long', year: 'numeric' })
  const isThisYear = (instant: Instant) => new Date(instant).getFullYear() === new Date().getFullYear()
  return {
    date: write(DAY),
    lastDay: write({ ...DAY, timeZone: 'UTC' }),
    day: write({ day: 'numeric', month: 'short' }),
    dateTime,
    recent: (instant: Instant) => (isThisYear(instant) ? dayTime(instant) : dateTime(instant)),
    time: write(clock),
    weekday: write({ weekday: 'short' }),
    weekdayTime: write({ weekday: 'short', ...clock }),
    longDay: (instant: Instant) => (isThisYear(instant) ? longDay(instant) : longDayOfYear(instant)),
    dayOfMonth: write({ day: 'numeric' }),
    month: write({ month: 'short' }),
    number: (value: number, options?: Intl.NumberFormatOptions) =>
      options ? new Intl.NumberFormat(language, options).format(value) : numbers.format(value),
    signed: (value: number) => numbers.format(value).replace('-', '\u2212'),
  }
}

/** `formatIn` for the current language: one for all components, because a list of 2,000 rows would make 20,000 formatters. */
export function useFormat(): Format {
  const { language } = useLanguage()
  return useMemo(() => formatOf(language, localeOf(language)), [language])
}

const formats = new Map<string, Format>()

function formatOf(language: Language, locale: string): Format {
  const key = `${language} ${locale}`
  const known = formats.get(key) ?? formatIn(language, isTwelveHour(locale))
  formats.set(key, known)
  return known
}
