import { zoneLabel } from '#features/places/zone-rules.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { localeOf } from '#ui/words/locale.ts'
import { folderBadges } from '../page-texts.ts'
import type { ShownTemplate } from './template-source.ts'

type Event = NonNullable<ShownTemplate['event']>

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
const SHORT = { day: 'numeric', month: 'short' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const

/** Returns a function that words where and when an event is, by its own clock: "Lyon, 15 to 16 Dec 2026". */
export function useEventLine() {
  const badgeTexts = useTexts(folderBadges)
  const { language } = useLanguage()
  return ({ location, startDate, endDate, timeZone }: Event): string => {
    const place = location === '' ? badgeTexts.virtual() : (location.split(',')[0] ?? '')
    if (startDate === '') return place
    const write = (at: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: timeZone || 'UTC' }).format(new Date(at))
    const day = write(startDate, DAY)
    const time = write(startDate, CLOCK)
    if (endDate === '') return `${place}, ${day}, ${time}`
    const lastDay = write(endDate, DAY)
    const month = (at: string) => write(at, { month: 'short', year: 'numeric' })
    const isOneMonth = month(startDate) === month(endDate)
    const when =
      day === lastDay
        ? badgeTexts.day({ day, from: time, to: write(endDate, CLOCK) })
        : badgeTexts.days({ from: write(startDate, isOneMonth ? { day: 'numeric' } : SHORT), to: lastDay })
    return location === '' ? `${place}, ${when} (${zoneLabel(timeZone, new Date(startDate))})` : `${place}, ${when}`
  }
}
