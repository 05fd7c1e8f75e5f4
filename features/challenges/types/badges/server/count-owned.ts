import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'

type Counted = { holderId: string; templateIds: string[]; expired: 'counted' | 'left out' }

/** How many badges of some templates, in any version, a holder has that are neither revoked nor suspended. */
export function countOwned(ctx: Context, { holderId, templateIds, expired }: Counted): Promise<number> {
  if (templateIds.length === 0) return Promise.resolve(0)
  return ctx.db.$count(
    badges,
    and(
      eq(badges.holderId, holderId),
      isOneOf(badges.templateId, templateIds),
      isNull(badges.revokedAt),
      isNull(badges.suspendedAt),
      expired === 'counted' ? undefined : or(isNull(badges.validUntil), gt(badges.validUntil, ctx.now())),
    ),
  )
}
