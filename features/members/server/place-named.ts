import { and, eq } from 'drizzle-orm'
import type { AdminContext } from '#platform/context.ts'
import type { List, Place } from './member-cursor.ts'
import { sortedBy } from './member-order.ts'
import { members } from './tables.ts'

const isByName = ({ order, status }: List) => status !== 'pending' && sortedBy(order) === 'name'

/** A place for a cursor of somebody who may not read the names that are in it. */
export function withoutName(list: List, place: Place): Place {
  return isByName(list) ? { ...place, key: '' } : place
}

/** The place of such a cursor: by the name that the member has now. */
export async function placeNamed(ctx: AdminContext, list: List, place: Place | undefined): Promise<Place | undefined> {
  if (place?.key !== '' || !isByName(list)) return place
  const isTheirs = and(eq(members.issuerId, ctx.actor.issuerId), eq(members.holderId, place.id))
  const [member] = await ctx.db.select({ sortName: members.sortName }).from(members).where(isTheirs)
  return { ...place, key: member?.sortName ?? '' }
}
