import { GONE_DOMAIN, PEOPLE, type Person } from '../people.ts'
import { COLLECTED, GIVEN, MONTH, type MonthSend } from './month.ts'

/** On which day each of a send's badges is collected, in the order of its takers. */
export type PlannedSend = { send: MonthSend; people: Person[]; days: number[] }

/** Gives each day of the month its collected badges: those of the newest sends first, as people do. */
export function planMonth(): PlannedSend[] {
  const planned = MONTH.map((send): PlannedSend => ({ send, people: peopleOf(send), days: [] }))
  const newestFirst = planned.toReversed()
  COLLECTED.forEach((count, day) => {
    let left = count - GIVEN.filter((given) => given === day).length
    for (const { send, days } of newestFirst) {
      if (send.day > day) continue
      const taken = Math.min(left, send.collected - days.length)
      days.push(...Array<number>(taken).fill(day))
      left -= taken
    }
    if (left > 0) throw new Error(`The demo has ${left} badges too few on day ${day}`)
  })
  return planned
}

/** Its recipients, with a closed mailbox last: nobody collects that badge. */
function peopleOf({ first, count, hasGone = false }: MonthSend): Person[] {
  const isGone = ({ email }: Person) => email.endsWith(GONE_DOMAIN)
  const from = PEOPLE.slice(first)
  const reached = from.filter((person) => !isGone(person)).slice(0, hasGone ? count - 1 : count)
  return hasGone ? [...reached, ...from.filter(isGone).slice(0, 1)] : reached
}
