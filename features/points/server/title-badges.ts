import { and, eq, inArray } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { badgeCause } from './follow-badges.ts'

/** The titles of badges that gave points, by cause. */
export async function titleBadges(ctx: Context, issuerId: string, causes: string[]): Promise<Map<string, string>> {
  const ids = causes.map((cause) => cause.slice(badgeCause('').length))
  const rows = await ctx.db
    .select({ id: badges.id, title: templates.name })
    .from(badges)
    .innerJoin(templates, eq(templates.id, badges.templateId))
    .where(and(eq(badges.issuerId, issuerId), inArray(badges.id, ids)))
  return new Map(rows.map(({ id, title }) => [badgeCause(id), title]))
}
