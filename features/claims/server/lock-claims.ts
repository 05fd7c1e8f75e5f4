import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Claim } from './queries.ts'
import { claims } from './tables.ts'

/**
 * Locks an issuer's own claims by their ids until the commit and returns those that match a condition. All changes lock
 * in one order to avoid deadlocks; the second of two changes sees the result of the first.
 */
export async function lockClaims(
  ctx: Context,
  issuerId: string,
  ids: string[],
  fits: SQL | undefined,
): Promise<Claim[]> {
  const locked = await ctx.db
    .select({ id: claims.id })
    .from(claims)
    .where(and(inArray(claims.id, ids), eq(claims.issuerId, issuerId)))
    .orderBy(asc(claims.id))
    .for('update')
  if (locked.length === 0) return []
  const own = locked.map(({ id }) => id)
  return ctx.db
    .select()
    .from(claims)
    .where(and(inArray(claims.id, own), fits))
    .orderBy(asc(claims.id))
}
