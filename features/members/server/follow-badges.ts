import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BadgesChange, ChangedBadge } from '#features/badges/server/badge-listeners.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { recountBadges } from './held-badges.ts'
import { lockMembers } from './lock-members.ts'
import { members } from './tables.ts'

/**
 * Keeps the numbers of badges of members, and who is suspended, in the transaction that issues badges or changes their
 * status; former members' too, who may return. One statement for all badges of a community.
 */
export async function followBadges(ctx: Context, { kind, badges }: BadgesChange): Promise<void> {
  const ofIssuers = Map.groupBy(badges, ({ issuerId }) => issuerId)
  await lockMembers(ctx, [...ofIssuers.keys()])
  for (const [issuerId, rows] of ofIssuers) await addBadges(ctx, issuerId, countedOf(kind, rows))
  // A new Membership card makes its holder a member, which counts all of their badges.
  if (kind !== 'issued') await followCards(ctx, badges)
}

/** By how much the number of each holder's badges changes: revoking a suspended badge changes nothing. */
function countedOf(kind: BadgesChange['kind'], rows: ChangedBadge[]): Map<string, number> {
  const step = kind === 'issued' || kind === 'resumed' ? 1 : -1
  const counted = new Map<string, number>()
  for (const { holderId, wasSuspended } of rows)
    if (kind !== 'revoked' || !wasSuspended) counted.set(holderId, (counted.get(holderId) ?? 0) + step)
  return counted
}

async function addBadges(ctx: Context, issuerId: string, counted: Map<string, number>): Promise<void> {
  if (counted.size === 0) return
  await ctx.db.execute(sql`
    update ${members} m set badge_count = m.badge_count + changed.by_how_many
    from unnest(${sql.param([...counted.keys()])}::text[], ${sql.param([...counted.values()])}::int[])
      as changed(holder_id, by_how_many)
    where m.issuer_id = ${issuerId} and m.holder_id = changed.holder_id`)
}

async function followCards(ctx: Context, badges: ChangedBadge[]): Promise<void> {
  const ids = [...new Set(badges.map(({ templateId }) => templateId))]
  const cards = await ctx.db
    .select({ id: templates.id })
    .from(templates)
    .where(and(inArray(templates.id, ids), eq(templates.category, 'membership')))
  const isCard = new Set(cards.map(({ id }) => id))
  const changed = badges.filter(({ templateId }) => isCard.has(templateId))
  for (const [issuerId, rows] of Map.groupBy(changed, ({ issuerId }) => issuerId)) {
    await recountBadges(
      ctx,
      [issuerId],
      rows.map(({ holderId }) => holderId),
    )
  }
}
