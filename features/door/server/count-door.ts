import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { countClaims } from '#features/claims/server/count-claims.ts'
import { claims } from '#features/claims/server/tables.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import { compactMany } from '#platform/database/compact-changes.ts'
import { doorCounts } from './tables.ts'

/**
 * Counts a template's tickets: checked in, checked in without a Participation badge, and all. Collected and pending
 * tickets count; revoked and expired ones only when they are checked in. Reads stored counts, so that a scan costs the
 * same at any size.
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

/** The part of a door visible to everyone who works there: the event, and the number of people inside. */
export async function describeDoor(ctx: Context, template: TemplateRow) {
  const { name: title, startDate, endDate, timeZone } = template
  const dates = { startDate: startDate?.toISOString() ?? '', endDate: endDate?.toISOString() ?? '' }
  return { title, ...dates, timeZone, ...(await countDoor(ctx, template.id)) }
}

/** A personal claim is one ticket, an open link as many as were collected. */
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

/** Compacts the counts of doors with many changes, as `compactCounts` does for histories. */
export function compactDoors(ctx: Context): Promise<void> {
  return compactMany(ctx, { table: doorCounts, subject: 'template_id', apart: [], sums: ['inside', 'ungiven'] })
}
