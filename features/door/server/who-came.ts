import { and, asc, eq, gt } from 'drizzle-orm'
import { EMAILS_MAX } from '#features/claims/rules.ts'
import type { Context } from '#platform/context.ts'
import { type Giving, givenBefore } from './given-before.ts'
import { type Known, peopleOfTickets } from './people-of-tickets.ts'
import { checkIns } from './tables.ts'

/** Check-ins of one page: what one transaction sends. */
export const PAGE = EMAILS_MAX
/** Wallets without an address are issued to at once, so fewer of them than of mails at a time. */
const DIDS_MAX = 100

/**
 * Some who came: `people` (by key) are reached at `emails` and `dids`, each once; `ticketIds` are settled when these are given to,
 * those of people who were given before among them; `without` counts tickets whose person is not reached at all. The next
 * page begins after `next`, undefined on the last.
 */
export type CamePage = {
  people: string[]
  emails: string[]
  dids: string[]
  ticketIds: string[]
  without: number
  next: string | undefined
}

/**
 * A page of the check-ins that nothing was given for, in the order of their ids after `after`, their rows locked, with whom
 * they lead to: the ticket's own address, else one of its holder, else the key of a holder who has one of their own.
 */
export async function lockWhoCame(ctx: Context, giving: Giving, after: string): Promise<CamePage> {
  const rows = await ctx.db
    .select({ ticketId: checkIns.ticketId, claimId: checkIns.claimId })
    .from(checkIns)
    .where(and(eq(checkIns.templateId, giving.doorId), eq(checkIns.givenTemplateId, ''), gt(checkIns.ticketId, after)))
    .orderBy(asc(checkIns.ticketId))
    .limit(PAGE)
    .for('update')
  const knownOf = await peopleOfTickets(ctx, rows)
  const before = await givenBefore(ctx, giving, rows.map(knownOf))
  const reached = reaching()
  const ticketIds: string[] = []
  let [without, last] = [0, after]
  for (const row of rows) {
    const person = knownOf(row)
    const isGiven = before.has(person.key)
    if (!isGiven && reached.isFullFor(person)) return { ...reached.all(), ticketIds, without, next: last }
    last = row.ticketId
    if (isGiven || reached.add(person)) ticketIds.push(row.ticketId)
    else without++
  }
  return { ...reached.all(), ticketIds, without, next: rows.length === PAGE ? last : undefined }
}

/** Each person of a page once, with the address of whichever of their tickets has one. */
function reaching() {
  const byKey = new Map<string, Known>()
  let dids = 0
  return {
    isFullFor: ({ key, email }: Known) => !email && !byKey.has(key) && dids >= DIDS_MAX,
    /** False for one whom nothing reaches. */
    add: (person: Known) => {
      const known = byKey.get(person.key)
      if (!known && !person.email && !person.did) return false
      if (!known?.email) byKey.set(person.key, person)
      if (!known && !person.email) dids++
      return true
    },
    all: () => {
      const everyone = [...byKey.values()]
      return {
        people: [...byKey.keys()],
        emails: [...new Set(everyone.flatMap(({ email }) => email || []))],
        dids: everyone.flatMap(({ email, did }) => (email ? [] : did)),
      }
    },
  }
}

/** How many people a giving leads to, over all pages. Each page is read by itself: nothing is held. */
export async function countWhoCame(ctx: Context, giving: Giving): Promise<number> {
  const people = new Set<string>()
  let after: string | undefined = ''
  while (after !== undefined) {
    const page: CamePage = await lockWhoCame(ctx, giving, after)
    for (const person of page.people) people.add(person)
    after = page.next
  }
  return people.size
}
