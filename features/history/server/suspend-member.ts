import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { resumeBadges, suspendBadges } from '#features/badges/server/status/suspend-badges.ts'
import { badges } from '#features/badges/server/tables.ts'
import { resumeClaims, suspendClaims } from '#features/claims/server/suspend-claims.ts'
import { claims } from '#features/claims/server/tables.ts'
import { findMember } from '#features/members/server/find-member.ts'
import { templates } from '#features/templates/server/tables.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'

/**
 * Suspends a member's Membership badges; idempotent. A personal claim is suspended with its badge, so that the history
 * shows it; of an open link only this member's badge. Throws `notFound` without such a badge, `notSuspendable` when none
 * has a suspension status.
 */
export function suspendMember(ctx: AdminContext, { did, reason }: Input<typeof contract.suspendMember>) {
  return inTransaction(ctx, async (ctx) => {
    const cards = await membershipCards(ctx, did)
    const changed = await suspendClaims(ctx, { ...personal(ctx, cards), reason })
    const suspended = await suspendBadges(ctx, idsOf(cards), reason)
    const isSuspended = cards.some(({ suspendedAt }) => suspendedAt) || changed.length > 0 || suspended.length > 0
    if (!isSuspended) throw new Problem('notSuspendable')
    return {}
  })
}

/** Reinstates a member's suspended Membership badges; does nothing if there are none. Throws `notFound`. */
export function resumeMember(ctx: AdminContext, { did }: Input<typeof contract.resumeMember>) {
  return inTransaction(ctx, async (ctx) => {
    const cards = await membershipCards(ctx, did)
    await resumeClaims(ctx, personal(ctx, cards))
    await resumeBadges(ctx, idsOf(cards))
    return {}
  })
}

type Card = { id: string; claimId: string; didLimit: number; suspendedAt: Date | null }

/** The Membership badges of a person that this community has not revoked; throws `notFound` without any. */
async function membershipCards(ctx: AdminContext, did: string): Promise<Card[]> {
  const holder = await findMember(ctx, did)
  const isOwn = and(eq(badges.issuerId, ctx.actor.issuerId), eq(badges.holderId, holder.id), isNull(badges.revokedAt))
  const cards = await ctx.db
    .select({ id: badges.id, claimId: badges.claimId, didLimit: claims.didLimit, suspendedAt: badges.suspendedAt })
    .from(badges)
    .innerJoin(templates, eq(templates.id, badges.templateId))
    .innerJoin(claims, eq(claims.id, badges.claimId))
    .where(and(isOwn, eq(templates.category, 'membership')))
    .orderBy(asc(badges.id))
  if (cards.length === 0) throw new Problem('notFound')
  return cards
}

const idsOf = (cards: Card[]) => cards.map(({ id }) => id)

function personal(ctx: AdminContext, cards: Card[]) {
  const ids = cards.filter(({ didLimit }) => didLimit === 1).map(({ claimId }) => claimId)
  return { issuerId: ctx.actor.issuerId, ids }
}
