import { sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { lockMembers } from '#features/members/server/lock-members.ts'
import { announceEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import type { Source } from '../rules.ts'
import { type KnownCause, readCauses } from './read-causes.ts'
import { changeStandings } from './standings/change-standings.ts'
import { pointAccounts, pointReasons, pointTransfers } from './tables.ts'

export type Booking = {
  issuerId: string
  holderId: string
  source: Source
  /** What it is for, such as `badge:{badgeId}`: of a cause at most one booking holds, and the book numbers them. */
  cause: string
  /** Whole and not 0; below 0 it goes from the person to the source. */
  points: number
  /** The moment that decides its season. */
  at: Date
  reason?: string
  /** When the account lists it: now, unless it is booked later than it happened. */
  listedAt?: Date
}

/** Bookings per statement, so that its size is limited. */
const AT_ONCE = 1000

/**
 * Books points in the transaction of their cause, and keeps the standings and the members' rows. A cause that is booked and
 * not reversed is left as it is; one that was reversed is booked again, except adjustments and those of the API, whose keys
 * are used once. It takes `lockMembers`: who needs `lockPeople` takes that before it. Returns how many were booked.
 */
export function bookPoints(ctx: Context, bookings: Booking[]): Promise<number> {
  if (bookings.length === 0) return Promise.resolve(0)
  return inTransaction(ctx, async (ctx) => {
    await lockMembers(
      ctx,
      bookings.map(({ issuerId }) => issuerId),
    )
    const causes = new Map(bookings.map((booking) => [`${booking.issuerId} ${booking.cause}`, booking]))
    const asked = [...causes.values()]
    let booked = 0
    for (let i = 0; i < asked.length; i += AT_ONCE) booked += await bookSome(ctx, asked.slice(i, i + AT_ONCE))
    return booked
  })
}

type Due = { booking: Booking; known: KnownCause; id: string; isFirst: boolean }

async function bookSome(ctx: Context, bookings: Booking[]): Promise<number> {
  const known = await readCauses(ctx, bookings)
  const due = bookings.flatMap((booking, at): Due | [] => {
    const cause = known[at]
    if (!cause) throw new Error('Points are booked at a community that exists')
    return cause.isLive || (cause.n > 0 && isOnce(booking))
      ? []
      : { booking, known: cause, id: newId(), isFirst: cause.personId === '' }
  })
  if (due.length === 0) return 0
  await openAccounts(ctx, due)
  const rows = due.map((each) => rowOf(each, ctx.now()))
  await insertRows(ctx.db, pointTransfers, rows)
  const reasons = due.flatMap(({ booking, id }) => (booking.reason ? { transferId: id, reason: booking.reason } : []))
  await insertRows(ctx.db, pointReasons, reasons)
  await changeStandings(
    ctx,
    due.map(({ booking: { issuerId, points, at }, known: { holderId, timeZone }, isFirst }) => ({
      issuerId,
      holderId,
      points,
      at,
      timeZone,
      isFirst,
    })),
  )
  await announceEvents(
    ctx,
    due.map(({ booking: { issuerId, source, points }, known: { holderId }, id }) => ({
      action: 'points.booked',
      issuerId,
      subjectId: id,
      detail: { holderId, source, points },
    })),
  )
  return due.length
}

function isOnce({ source }: Booking): boolean {
  return source === 'adjustments' || source === 'api'
}

/** Opens the accounts that are missing, and notes their ids. */
async function openAccounts(ctx: Context, due: Due[]): Promise<void> {
  const opened = new Map<string, typeof pointAccounts.$inferInsert>()
  const open = (issuerId: string, source: Source | '', holderId: string | null) => {
    const key = `${issuerId} ${source} ${holderId}`
    const account = opened.get(key) ?? { id: newId(), issuerId, source, holderId }
    opened.set(key, account)
    return account.id
  }
  for (const { booking, known } of due) {
    known.sourceId ||= open(booking.issuerId, booking.source, null)
    known.personId ||= open(booking.issuerId, '', known.holderId)
  }
  await insertRows(ctx.db, pointAccounts, [...opened.values()], sql`order by id`)
}

function rowOf({ booking, known, id }: Due, now: Date): typeof pointTransfers.$inferInsert {
  const { issuerId, cause, points, at, listedAt } = booking
  const [debitId, creditId] = points > 0 ? [known.sourceId, known.personId] : [known.personId, known.sourceId]
  return {
    id,
    issuerId,
    key: isOnce(booking) ? cause : `${cause}:${known.n + 1}`,
    cause,
    debitId,
    creditId,
    amount: Math.abs(points),
    countsAt: at,
    createdAt: listedAt ?? now,
  }
}
