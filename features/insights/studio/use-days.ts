import { useMemo } from 'react'
import { dateWriter } from '#base/dates.ts'
import { useLanguage } from '#ui/words/language.tsx'

// Days of a community are dates without an instant: they are written in UTC, whatever the reader's zone.
const at = (day: string) => Date.parse(`${day}T00:00Z`)

/** Writes days of a community's zone, `2026-11-22`: in full, short, with the day of the week, as months and as years. */
export function useDays() {
  const { language } = useLanguage()
  return useMemo(() => {
    const write = (options: Intl.DateTimeFormatOptions) => {
      const written = dateWriter(language, { ...options, timeZone: 'UTC' })
      return (day: string) => written(at(day))
    }
    return {
      full: write({ day: 'numeric', month: 'short', year: 'numeric' }),
      short: write({ day: 'numeric', month: 'short' }),
      named: write({ weekday: 'long', day: 'numeric', month: 'short' }),
      month: write({ month: 'short' }),
      monthOfYear: write({ month: 'long', year: 'numeric' }),
      year: write({ year: 'numeric' }),
    }
  }, [language])
}
