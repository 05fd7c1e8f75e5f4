import { and, eq, inArray } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { badges } from '#features/badges/server/tables.ts'
import { isOwnClaim } from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import { mayUse } from '#features/team/server/may-use.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { TeamContext } from '#platform/context.ts'
import { sends } from './tables.ts'

/** Those of some ids that name a template that the caller may use, or a claim, badge or send of one. */
export async function usableSubjects(ctx: TeamContext, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { issuerId } = ctx.actor
  const own = await union(
    ctx.db
      .select({ id: templates.id })
      .from(templates)
      .where(
        and(inArray(templates.id, ids), eq(templates.issuerId, issuerId), mayUse(ctx, templates.id, 'distribute')),
      ),
    ctx.db
      .select({ id: claims.id })
      .from(claims)
      .where(and(inArray(claims.id, ids), isOwnClaim(ctx))),
    ctx.db
      .select({ id: badges.id })
      .from(badges)
      .where(and(inArray(badges.id, ids), eq(badges.issuerId, issuerId), mayUse(ctx, badges.templateId, 'distribute'))),
    ctx.db
      .select({ id: sends.id })
      .from(sends)
      .where(and(inArray(sends.id, ids), eq(sends.issuerId, issuerId), mayUse(ctx, sends.templateId, 'distribute'))),
  )
  return new Set(own.map(({ id }) => id))
}
