import { dateWriter } from '#base/dates.ts'
import { type Language, say } from '#base/text.ts'
import { wallTime } from '#features/templates/event/time-rules.ts'
import type { Quest } from '../contract.ts'
import { questDates } from '../studio-texts.ts'

const DAY_MS = 86_400_000

type Dated = Pick<Quest, 'startDate' | 'endDate' | 'created' | 'timeZone' | 'state'>

/**
 * When a quest takes place, by the calendar of its community: "1 Nov to 20 Dec, 28 days left", "Since 3 Jan, no end",
 * "15 to 16 Dec, in 23 days", "10 to 17 Oct". Years appear where they are not the current one.
 */
export function questPeriodText(quest: Dated, now: Date, language: Language): string {
  const { endDate, created, timeZone, state } = quest
  const startDate = quest.startDate || created
  const [from, today] = [dayOf(startDate, timeZone), dayOf(now.toISOString(), timeZone)]
  if (endDate === '') {
    const open = say(state === 'coming' ? questDates.from : questDates.since, language, {
      from: write(from, today, language),
    })
    return state === 'coming' ? `${open}, ${ahead(today, from, language)}` : open
  }
  const to = dayOf(endDate, timeZone)
  const days = range(from, to, today, language)
  if (state === 'ended') return days
  if (state === 'coming') return `${days}, ${ahead(today, from, language)}`
  return `${days}, ${say(questDates.daysLeft, language, { count: Math.max(0, daysBetween(today, to)) })}`
}

function ahead(today: string, from: string, language: Language): string {
  return say(questDates.inDays, language, { count: Math.max(0, daysBetween(today, from)) })
}

function range(from: string, to: string, today: string, language: Language): string {
  if (from === to) return write(to, today, language)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  // The year once where both days are in it, else with each.
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  const first = isOneMonth ? dayNumber(from, language) : write(from, isOneYear ? from : '', language)
  return say(questDates.days, language, { from: first, to: write(to, isOneYear ? today : '', language) })
}

function dayNumber(day: string, language: Language): string {
  const number = String(Number(day.slice(8)))
  return language === 'fr' && number === '1' ? '1er' : number
}

function write(day: string, today: string, language: Language): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return format(day, { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) }, language)
}

function format(day: string, options: Intl.DateTimeFormatOptions, language: Language): string {
  return dateWriter(language, { ...options, timeZone: 'UTC' })(new Date(day))
}

function dayOf(instant: string, timeZone: string): string {
  return wallTime(new Date(instant), timeZone).slice(0, 10)
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
