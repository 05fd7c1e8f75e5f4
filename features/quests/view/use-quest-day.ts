import { useLanguage } from '#ui/words/language.tsx'
import { questDay } from './quest-day.ts'

/** Writes the moments of quests in the current language. */
export function useQuestDay() {
  const { language } = useLanguage()
  return (instant: string, timeZone: string, isEnd = false) => questDay(instant, { timeZone, language, isEnd })
}
