import type { Context } from '#platform/context.ts'
import type { Source } from '../rules.ts'

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
}

/**
 * Books points in the transaction of their cause, and keeps the standings and the members' rows. A cause that is booked and
 * not reversed is left as it is; one that was reversed is booked again.
 */
export async function bookPoints(_ctx: Context, _bookings: Booking[]): Promise<void> {
  throw new Error('The book of points is not built yet')
}
