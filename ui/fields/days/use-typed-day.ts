import { useState } from 'react'
import { texts } from '#base/text.ts'
import { useLanguage, useTexts } from '../../words/language.tsx'
import { isMonthFirst, localeOf } from '../../words/locale.ts'
import { useHeldText } from '../use-held-text.ts'
import { isDay, isMoment, readMoment } from './read-day.ts'
import { writeDay, writeTime } from './write-day.ts'

type Kept = {
  value: string
  onChange: (value: string) => void
  from: string
  withTime: boolean
  /** The time of a day that comes without one. */
  usualTime?: string | undefined
}

const NOON = '12:00'

/**
 * The state of a date field while a day and a time are typed. `commit` parses the text; text that is not understood is
 * kept as the value, and `problem` is set until it is corrected.
 */
export function useTypedDay({ value, onChange, from, withTime, usualTime = NOON }: Kept) {
  const say = useTexts(sentences)
  const { language } = useLanguage()
  const locale = localeOf(language)
  // A time typed before the day, or beside one that is not understood.
  const [hour, setHour] = useState('')
  const day = isDay(value.slice(0, 10)) ? value.slice(0, 10) : ''
  const time = day ? value.slice(11) : hour
  const read = (text: string) => readMoment(text, { isMonthFirst: isMonthFirst(locale), today: localToday() })
  const keep = (next: string, nextHour: string) => {
    setHour(nextHour)
    onChange(next)
  }
  const keepDay = (chosen: string, at = time) => keep(withTime ? `${chosen} ${at || usualTime}` : chosen, at)
  const held = useHeldText(day ? writeDay(day, language) : value, (typed) => {
    const moment = read(typed)
    if (moment) keepDay(moment.day, moment.time)
    else keep(typed.trim(), time)
    return moment ? writeDay(moment.day, language) : typed.trim()
  })
  const problem = () => {
    const isMended = held.isTyping && (held.text.trim() === '' || read(held.text) !== undefined)
    if (day === '')
      return value === '' || isMended ? undefined : say.dayUnknown({ example: writeDay(EXAMPLE_DAY, language) })
    if (withTime && !isMoment(value)) return say.timeUnknown({ example: writeTime('19:30', locale) })
    return isDay(from) && day < from ? say.early({ day: writeDay(from, language) }) : undefined
  }
  return {
    day,
    time,
    text: held.text,
    input: held.input,
    isTyping: held.isTyping,
    problem: problem(),
    choose: (chosen: string) => {
      keepDay(chosen)
      held.show(writeDay(chosen, language))
    },
    setTime: (next: string) => (day ? keepDay(day, next) : setHour(next)),
    clear: () => {
      keep('', '')
      held.show('')
    },
    commit: held.commit,
  }
}

/** A day as an example of how one is typed. */
export const EXAMPLE_DAY = '2026-12-12'

/** Today by the clock of this device, `YYYY-MM-DD`. */
export function localToday(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

const sentences = texts({
  dayUnknown: {
    en: 'This is not a date. Type it as {example}.',
    fr: "Ce n'est pas une date. Écrivez-la ainsi : {example}.",
  },
  timeUnknown: {
    en: 'This is not a time. Type it as {example}.',
    fr: "Ce n'est pas une heure. Écrivez-la ainsi : {example}.",
  },
  early: { en: 'Choose {day} or later.', fr: 'Choisissez le {day} ou plus tard.' },
})
