import { inArray, isNull, sql } from 'drizzle-orm'
import { badgesOfClaims } from '#features/badges/server/badges-of-claims.ts'
import { revokeBadges } from '#features/badges/server/status/revoke-badges.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { giveBackDelegation } from '#features/templates/server/queries.ts'
import { recordEvents } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { mailsEnded } from '../hooks.ts'
import { lockClaims } from './lock-claims.ts'
import { type Claim, givePlacesBack, unreservePlaces } from './queries.ts'
import { claims } from './tables.ts'

type Asked = { issuerId: string; ids: string[]; reason: string }

/**
 * Revokes claims with all of their badges, in the caller's transaction. Returns the claims revoked now: not those revoked
 * before.
 */
export async function revokeClaims(ctx: Context, { issuerId, ids, reason }: Asked): Promise<Claim[]> {
  // While the rows are locked no badge of them can be collected.
  const living = await lockClaims(ctx, issuerId, ids, isNull(claims.revokedAt))
  if (living.length === 0) return []
  const own = living.map(({ id }) => id)
  await ctx.db
    .update(claims)
    .set({
      revokedAt: ctx.now(),
      revokedReason: reason,
      delivery: sql`case when ${claims.delivery} = 'queued' then 'link' else ${claims.delivery} end`,
    })
    .where(inArray(claims.id, own))
  await mailsEnded.run(
    ctx,
    living.filter(({ delivery }) => delivery === 'queued'),
  )
  await giveBack(
    ctx,
    living.filter(({ didLimit, taken }) => didLimit === 1 && taken === 0),
  )
  const holderIds = living.flatMap(({ holderId }) => holderId || [])
  await notifyWallets(ctx, { holderIds }, { kind: 'claim', subjectId: '' })
  const badges = await badgesOfClaims(ctx, own)
  const badgeIds = badges.map(({ id }) => id)
  if (badgeIds.length > 0) await revokeBadges(ctx, badgeIds, reason)
  const countOf = Map.groupBy(badges, ({ claimId }) => claimId)
  await recordEvents(
    ctx,
    own.map((id) => ({
      action: 'claim.revoked',
      issuerId,
      subjectId: id,
      detail: { badges: countOf.get(id)?.length ?? 0 },
    })),
  )
  return living
}

/** Releases the places reserved by uncollected personal claims: in a link, in the quantity and in the delegation. */
async function giveBack(ctx: Context, unused: Claim[]): Promise<void> {
  for (const [linkId, rows] of ordered(Map.groupBy(unused, ({ linkId }) => linkId)))
    if (linkId) await unreservePlaces(ctx, linkId, rows.length)
  for (const [templateId, rows] of ordered(Map.groupBy(unused, ({ templateId }) => templateId)))
    await givePlacesBack(ctx, templateId, rows.length)
  for (const [n, rows] of ordered(Map.groupBy(unused, ({ delegationN }) => delegationN)))
    await giveBackDelegation(ctx, rows[0]?.issuerId ?? '', n, rows.length)
}

function ordered<K, V>(groups: Map<K, V>): [K, V][] {
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}
