import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { accessPage, seenWords } from '../../page-texts.ts'
import { type Connexion, seenAs } from '../access-view.ts'

/**
 * Returns functions that word when a person was last seen (`seen`; `brief` on phones), was invited, and both with their
 * registration.
 */
export function useSeen() {
  const seenTexts = useTexts(seenWords)
  const accessTexts = useTexts(accessPage)
  const format = useFormat()
  const day = (at: string) =>
    new Date(at).getFullYear() === new Date().getFullYear() ? format.day(at) : format.date(at)
  const seen = (lastConnectionDate: string): string => {
    const { as, days } = seenAs(lastConnectionDate, new Date())
    if (as === 'never') return seenTexts.never()
    if (as === 'unseen') return seenTexts.daysAgo({ count: days })
    if (as === 'day') return day(lastConnectionDate)
    return seenTexts[as]({ time: format.time(lastConnectionDate) })
  }
  const brief = (lastConnectionDate: string): string => {
    const { as, days } = seenAs(lastConnectionDate, new Date())
    if (as === 'today') return format.time(lastConnectionDate)
    if (as === 'yesterday') return seenTexts.yesterdayBrief()
    return as === 'unseen' ? seenTexts.days({ count: days }) : seen(lastConnectionDate)
  }
  const invited = ({ invitedDate, isExpired }: Connexion): string => {
    if (isExpired) return accessTexts.expired()
    return invitedDate ? accessTexts.invitedOn({ day: day(invitedDate) }) : accessTexts.notInvited()
  }
  const life = (user: Connexion): string => {
    if (user.registrationDate === '') return invited(user)
    const date = format.date(user.registrationDate)
    if (user.lastConnectionDate === '') return seenTexts.registeredOnly({ date })
    return seenTexts.registeredSeen({ date, when: lower(seen(user.lastConnectionDate)) })
  }
  return { seen, brief, invited, life }
}

/** The words inside a sentence. */
export function lower(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1)
}
