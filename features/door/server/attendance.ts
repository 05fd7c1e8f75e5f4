import { and, asc, eq, gt, not } from 'drizzle-orm'
import type { ProvenDid } from '#credentials/wallet-signatures/verify-holder-proof.ts'
import { EMAILS_MAX } from '#features/claims/rules.ts'
import type { Context } from '#platform/context.ts'
import { type Known, peopleOfTickets } from '../guests/server/people-of-tickets.ts'
import type { TicketKeys } from './find-check-in.ts'
import { type Giving, givenBefore, isGivenFor } from './given-before.ts'
import { checkIns } from './tables.ts'

/** Check-ins per page, each sent in one transaction. */
export const PAGE = EMAILS_MAX
/** Lower than the limit for e-mails, because badges for wallets without an address are issued at once. */
const KEYS_MAX = 100

/**
 * A page of attendees. `people` (by key) are reached at `emails` and `keys`, each once; `ticketIds` are settled once
 * these are sent, including tickets of people who received the badge before; `without` counts tickets of people who
 * cannot be reached. The next page starts after `next`, undefined on the last.
 */
export type AttendancePage = {
  people: string[]
  emails: string[]
  keys: ProvenDid[]
  ticketIds: string[]
  without: number
  next: string | undefined
}

/**
 * Reads and locks a page of the check-ins for which this Participation was not given, in the order of their ids after
 * `after`, with the person of each: by the ticket's own address, else an address of its holder, else the holder's own key.
 */
export async function lockAttendance(ctx: Context, giving: Giving, after: string): Promise<AttendancePage> {
  return pageOf(ctx, giving, after, await checkInsAfter(ctx, giving, after).for('update'))
}

function checkInsAfter(ctx: Context, { doorId, participationId }: Giving, after: string) {
  const isGiven = isGivenFor(participationId)
  return ctx.db
    .select({ ticketId: checkIns.ticketId, claimId: checkIns.claimId })
    .from(checkIns)
    .where(and(eq(checkIns.templateId, doorId), gt(checkIns.ticketId, after), not(isGiven)))
    .orderBy(asc(checkIns.ticketId))
    .limit(PAGE)
}

async function pageOf(ctx: Context, giving: Giving, after: string, rows: TicketKeys[]): Promise<AttendancePage> {
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

/** Collects each person of a page once, by an address of any of their tickets if there is one. */
function reaching() {
  const byKey = new Map<string, Known>()
  let keys = 0
  return {
    isFullFor: ({ key, email }: Known) => !email && !byKey.has(key) && keys >= KEYS_MAX,
    /** False for a person who cannot be reached. */
    add: (person: Known) => {
      const known = byKey.get(person.key)
      if (!known && !person.email && !person.account) return false
      if (!known?.email) byKey.set(person.key, person)
      if (!known && !person.email) keys++
      return true
    },
    all: () => {
      const everyone = [...byKey.values()]
      return {
        people: [...byKey.keys()],
        emails: [...new Set(everyone.flatMap(({ email }) => email || []))],
        keys: everyone.flatMap(({ email, account, subject }) => (email ? [] : { did: subject, account })),
      }
    },
  }
}

/**
 * Counts the people who would receive the badge, and the e-mails to them, over all pages. Each page is read on its own;
 * no lock is held.
 */
export async function countAttendance(ctx: Context, giving: Giving): Promise<{ people: number; mails: number }> {
  const people = new Set<string>()
  const emails = new Set<string>()
  let after: string | undefined = ''
  while (after !== undefined) {
    const page: AttendancePage = await pageOf(ctx, giving, after, await checkInsAfter(ctx, giving, after))
    for (const person of page.people) people.add(person)
    for (const email of page.emails) emails.add(email)
    after = page.next
  }
  return { people: people.size, mails: emails.size }
}
