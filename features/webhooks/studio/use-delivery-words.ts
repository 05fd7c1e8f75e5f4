import { LOCALES } from '#base/dates.ts'
import { seenAs } from '#features/team/folders/studio/access-view.ts'
import { useFormat } from '#ui/words/format.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { deliveryWords } from '../page-texts.ts'

/**
 * Returns functions that word times and durations of a log: `at` to the second today and to the minute before, `full`
 * with the day, `soon` the time today and else the day too, `took` in milliseconds or seconds.
 */
export function useDeliveryWords() {
  const say = useTexts(deliveryWords)
  const format = useFormat()
  const { language } = useLanguage()
  const exact = (at: string) => new Date(at).toLocaleTimeString(LOCALES[language], { hourCycle: 'h23' })
  const wordOf = (at: string, today: (time: string) => string) => {
    const { as } = seenAs(at, new Date())
    if (as === 'today') return today(exact(at))
    return as === 'yesterday' ? say.yesterday({ time: format.time(at) }) : format.recent(at)
  }
  const at = (instant: string) => wordOf(instant, (time) => time)
  const full = (instant: string) => wordOf(instant, (time) => say.today({ time }))
  const soon = (instant: string) => (isToday(instant, new Date()) ? format.time(instant) : format.recent(instant))
  const took = (ms: number) => {
    if (ms < 1000) return say.ms({ count: ms })
    return say.seconds({ count: format.number(ms / 1000, { maximumFractionDigits: 1 }) })
  }
  const outcome = ({ status, ms }: { status: number; ms: number }) => {
    if (status >= 200 && status < 300) return say.delivered({ status: `${status}`, time: took(ms) })
    return status === 0 ? say.failedSilent() : say.failedWith({ status: `${status}` })
  }
  return { at, full, soon, took, outcome }
}

/** Whether an instant, before or after now, is on the reader's calendar day, so that its time alone says enough. */
export function isToday(at: string, now: Date): boolean {
  return new Date(at).toDateString() === now.toDateString()
}
