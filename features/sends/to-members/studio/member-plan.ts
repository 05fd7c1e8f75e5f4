import type { Output } from '#base/endpoint.ts'
import { isDay } from '#ui/fields/days/read-day.ts'
import type { preflight } from '../../contract.ts'

/** A member to send to; `name` is what the list of members shows. */
export type Person = { did: string; name: string }
type Known = Pick<Output<typeof preflight>, 'holding' | 'revoked' | 'walletOnly' | 'left' | 'places' | 'isOfFolder'>

export type MemberPlan = {
  /** The members who get the badge. */
  ready: Person[]
  holding: Person[]
  revoked: Person[]
  walletOnly: number
  /** The e-mails left today after this send; undefined until it is known. */
  left: number | undefined
  missing: number
}

/** Plans a send to members, as far as the server's response about them is known; duplicates count once. */
export function planMembers(people: Person[], known?: Known): MemberPlan {
  const unique = [...new Map(people.map((person) => [person.did, person])).values()]
  const holders = new Set(known?.holding)
  const losers = new Set(known?.revoked)
  const ready = unique.filter(({ did }) => !holders.has(did) && !losers.has(did))
  const walletOnly = known?.walletOnly ?? 0
  return {
    ready,
    holding: unique.filter(({ did }) => holders.has(did)),
    revoked: unique.filter(({ did }) => losers.has(did)),
    walletOnly,
    left: known && known.left - (ready.length - walletOnly),
    missing: known && known.places >= 0 ? Math.max(0, ready.length - known.places) : 0,
  }
}

/** The end of a day in the reader's time zone as an instant; '' for none, undefined for a day that is wrong or not ahead. */
export function endOfDay(day: string, now: Date): string | undefined {
  if (day === '') return ''
  if (!isDay(day)) return undefined
  const end = new Date(`${day}T23:59:59`)
  return end > now ? end.toISOString().replace(/[.]\d{3}Z$/, 'Z') : undefined
}
