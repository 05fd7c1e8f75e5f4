import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { countClaims } from '#features/claims/server/count-claims.ts'
import { claims } from '#features/claims/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { foldMany } from '#platform/fold-changes.ts'
import { doorCounts } from './tables.ts'

/**
 * How many of a template's tickets are in, how many of these no Participation was given for, and how many tickets there are:
 * collected ones, and those that wait for their person; revoked and expired ones count only when they are in. By the counts
 * that are kept, so that a scan costs the same at any size.
 */
export async function countDoor(ctx: Context, templateId: string) {
  const [row] = await ctx.db
    .select({
      inside: sql`coalesce(sum(${doorCounts.inside}), 0)`.mapWith(Number),
      ungiven: sql`coalesce(sum(${doorCounts.ungiven}), 0)`.mapWith(Number),
    })
    .from(doorCounts)
    .where(eq(doorCounts.templateId, templateId))
  const { inside = 0, ungiven = 0 } = row ?? {}
  return { inside, ungiven, all: Math.max(await countTickets(ctx, templateId), inside) }
}

/** A personal claim is one ticket, an open link as many as were taken. */
async function countTickets(ctx: Context, templateId: string): Promise<number> {
  const { owner, pending, suspended } = await countClaims(ctx, templateId)
  const isSuspended = and(isNotNull(claims.suspendedAt), claims.isShown)
  const [links] = await ctx.db
    .select({
      suspended: sql`count(*) filter (where ${isSuspended})`.mapWith(Number),
      taken: sql`coalesce(sum(${claims.taken}), 0)`.mapWith(Number),
    })
    .from(claims)
    .where(and(eq(claims.templateId, templateId), ne(claims.didLimit, 1), isNull(claims.revokedAt)))
  return owner + pending + suspended - (links?.suspended ?? 0) + (links?.taken ?? 0)
}

/** Folds the changes of each door that has many into their sums, as `foldCounts` does for histories. */
export function foldDoors(ctx: Context): Promise<void> {
  return foldMany(ctx, { table: 'door_counts', subject: 'template_id', apart: [], sums: ['inside', 'ungiven'] })
}
