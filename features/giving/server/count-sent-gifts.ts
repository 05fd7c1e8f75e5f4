import { and, eq, inArray, isNull } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { gifts } from './tables.ts'

/**
 * How many badges of some templates a holder has given that count for a challenge: they were claimed, are not revoked, and
 * are not of a pair or a ring that keeps giving to each other.
 */
export async function countSentGifts(ctx: Context, holderId: string, templateIds: string[]): Promise<number> {
  if (templateIds.length === 0) return 0
  const counted = ctx.db
    .select({ id: gifts.id })
    .from(gifts)
    .innerJoin(badges, eq(badges.id, gifts.badgeId))
    .where(
      and(
        eq(gifts.giverId, holderId),
        inArray(gifts.templateId, templateIds),
        eq(gifts.state, 'claimed'),
        eq(gifts.mark, ''),
        isNull(badges.revokedAt),
      ),
    )
    .as('counted')
  return ctx.db.$count(counted)
}
