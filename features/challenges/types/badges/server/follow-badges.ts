import { and, isNull, sql } from 'drizzle-orm'
import type { BadgesChange, ChangedBadge } from '#features/badges/hooks.ts'
import type { MembershipChange } from '#features/members/hooks.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { challenges } from '../../../server/tables.ts'
import { BADGE_TYPES } from '../rules.ts'

/** Badges or people per job, so that one is short. */
const AT_ONCE = 100

/**
 * Has challenges about badges checked again for the people concerned, when badges of their templates come or go: by a job,
 * because issuing is not to wait for it. What it decides, it reads after the commit.
 */
export async function followBadges(ctx: Context, { badges }: BadgesChange): Promise<void> {
  for (const [issuerId, changed] of Map.groupBy(badges, (badge) => badge.issuerId)) {
    // Claims have read it with their templates.
    const open = changed.filter(({ isOfChallenges }) => isOfChallenges !== false)
    if (open.length === 0) continue
    const named = await namedTemplates(ctx, issuerId, open)
    const ids = open.flatMap(({ id, templateId }) => (named.has(templateId) ? id : []))
    await recheck(ctx, issuerId, 'badgeIds', ids)
  }
}

/** Checks challenges about badges for people who have joined: they may have enough already. */
export async function followJoined(ctx: Context, { issuerId, holderIds, isMember }: MembershipChange): Promise<void> {
  if (isMember) await recheckPeople(ctx, issuerId, holderIds)
}

/** Checks challenges about given badges again when gifts of some people no longer count. */
export function recheckGivers(
  ctx: Context,
  { issuerId, giverIds }: { issuerId: string; giverIds: string[] },
): Promise<void> {
  return recheckPeople(ctx, issuerId, giverIds)
}

/** Has a community's challenges about badges checked again for some people, by a job; nothing where it has none. */
export async function recheckPeople(ctx: Context, issuerId: string, holderIds: string[]): Promise<void> {
  const isOfBadges = sql`${challenges.issuerId} = ${issuerId} and ${isOneOf(challenges.type, [...BADGE_TYPES])}`
  const some = await ctx.db
    .select({ id: challenges.id })
    .from(challenges)
    .where(and(isOfBadges, isNull(challenges.deletedAt)))
    .limit(1)
  if (some.length > 0) await recheck(ctx, issuerId, 'holderIds', holderIds)
}

async function namedTemplates(ctx: Context, issuerId: string, changed: ChangedBadge[]): Promise<Set<string>> {
  const ids = [...new Set(changed.map(({ templateId }) => templateId))]
  // Deleted challenges too: what was passed ends when the badge is revoked.
  const rows = await ctx.db
    .selectDistinct({ templateId: sql<string>`template_id` })
    .from(sql`${challenges} c, unnest(c.template_ids) as template_id`)
    .where(sql`c.issuer_id = ${issuerId} and c.template_ids && ${sql.param(ids)}::text[]`)
  return new Set(rows.map(({ templateId }) => templateId))
}

async function recheck(ctx: Context, issuerId: string, key: 'badgeIds' | 'holderIds', ids: string[]): Promise<void> {
  const jobs: Record<string, string>[] = []
  for (let i = 0; i < ids.length; i += AT_ONCE) jobs.push({ issuerId, [key]: ids.slice(i, i + AT_ONCE).join(' ') })
  await ctx.jobs.sendAll(ctx, 'recheck-passes', jobs)
}
