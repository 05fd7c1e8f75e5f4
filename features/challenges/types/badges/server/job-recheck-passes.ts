import { and, eq, sql } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { gifts } from '#features/giving/server/tables.ts'
import type { Context, SystemContext } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type { ChallengeRow } from '../../../server/find-challenge.ts'
import { challenges } from '../../../server/tables.ts'
import { BADGE_TYPES } from '../rules.ts'
import { recheckPasses } from './recheck-passes.ts'

/**
 * Checks challenges about badges again: of some badges (`badgeIds`) for the people who have or gave them, or of a community
 * for some people (`holderIds`). It reads what is committed now, so that it decides the same whatever came first. Idempotent.
 */
export async function jobRecheckPasses(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const { issuerId = '', badgeIds = '', holderIds = '' } = data
  if (holderIds !== '') {
    for (const challenge of await challengesOf(ctx, issuerId)) await recheckPasses(ctx, challenge, holderIds.split(' '))
    return
  }
  const people = await peopleOfBadges(ctx, badgeIds.split(' '))
  const templateIds = [...new Set(people.map(({ templateId }) => templateId))]
  for (const challenge of await challengesOf(ctx, issuerId, templateIds)) {
    const isNamed = new Set(challenge.templateIds)
    const own = people.filter(({ templateId }) => isNamed.has(templateId))
    const ids = own.flatMap(({ holderId, giverId }) => (challenge.type === 'sentBadges' ? (giverId ?? []) : holderId))
    await recheckPasses(ctx, challenge, [...new Set(ids)])
  }
}

function peopleOfBadges(ctx: Context, badgeIds: string[]) {
  return ctx.db
    .select({ templateId: badges.templateId, holderId: badges.holderId, giverId: gifts.giverId })
    .from(badges)
    .leftJoin(gifts, and(eq(gifts.badgeId, badges.id), sql`${gifts.badgeId} <> ''`))
    .where(isOneOf(badges.id, badgeIds))
}

/** Challenges about badges, of some templates if given; deleted ones too, whose passes can end. */
function challengesOf(ctx: Context, issuerId: string, templateIds?: string[]): Promise<ChallengeRow[]> {
  const isNamed = templateIds && sql`${challenges.templateIds} && ${sql.param(templateIds)}::text[]`
  const isOfBadges = isOneOf(challenges.type, [...BADGE_TYPES])
  return ctx.db
    .select()
    .from(challenges)
    .where(and(eq(challenges.issuerId, issuerId), isOfBadges, isNamed))
}
