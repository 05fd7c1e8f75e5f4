import { dateWriter } from '#base/dates.ts'
import type { Language } from '#base/text.ts'
import { useLanguage } from '#ui/words/language.tsx'

type Of = { timeZone: string; language: Language; isEnd?: boolean; now?: number }

/**
 * A moment of a quest in its community's time zone, "20 December", with the year where it is another one. The end of a
 * day is that day, and a time is said only where it is neither the beginning nor the end of one.
 */
export function questDay(instant: string, { timeZone, language, isEnd = false, now = Date.now() }: Of): string {
  const at = Date.parse(instant)
  const write = (options: Intl.DateTimeFormatOptions, moment = at) =>
    dateWriter(language, { ...options, timeZone })(moment)
  const clock = write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const isMidnight = clock === '00:00'
  const shown = isEnd && isMidnight ? at - 1 : at
  const isThisYear = write({ year: 'numeric' }, shown) === write({ year: 'numeric' }, now)
  const day = write({ day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' as const }) }, shown)
  return isMidnight || (isEnd && clock === '23:59') ? day : `${day}, ${clock}`
}

/** Writes the moments of quests in the current language. */
export function useQuestDay() {
  const { language } = useLanguage()
  return (instant: string, timeZone: string, isEnd = false) => questDay(instant, { timeZone, language, isEnd })
}
