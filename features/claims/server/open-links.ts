import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { isFull, UNLIMITED } from '../rules.ts'
import { claimUrl } from './claim-token.ts'
import type { Claim } from './queries.ts'
import { claims } from './tables.ts'

const LINKS_MAX = 100

/** The open links of a template, the newest first, without those that were revoked. */
export function linksOfTemplate(ctx: Context, templateId: string): Promise<Claim[]> {
  return ctx.db
    .select()
    .from(claims)
    .where(and(eq(claims.templateId, templateId), ne(claims.didLimit, 1), isNull(claims.revokedAt)))
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(LINKS_MAX)
}

/**
 * Takes places of an open link for claims with an address of their own; false when it has ended or has fewer left. The
 * update is the lock.
 */
export async function reservePlaces(ctx: Context, linkId: string, count: number): Promise<boolean> {
  const taken = await ctx.db
    .update(claims)
    .set({ reserved: sql`${claims.reserved} + ${count}` })
    .where(
      and(
        eq(claims.id, linkId),
        isNull(claims.revokedAt),
        isNull(claims.suspendedAt),
        gt(claims.endDate, ctx.now()),
        sql`(${claims.didLimit} = ${UNLIMITED} or ${claims.taken} + ${claims.reserved} + ${count} <= ${claims.didLimit})`,
      ),
    )
    .returning({ id: claims.id })
  return taken.length > 0
}

/** Gives a place of an open link back, of a claim that will give no badge. */
export async function unreservePlace(ctx: Context, linkId: string): Promise<void> {
  await ctx.db
    .update(claims)
    .set({ reserved: sql`greatest(${claims.reserved} - 1, 0)` })
    .where(eq(claims.id, linkId))
}

/** An open link as its settings show it. */
export function describeLink(ctx: Context, claim: Claim): Output<typeof contract.updateLink> {
  return {
    challenge: claim.id,
    link: claimUrl(ctx.config, claim.id, claim.linkN),
    created: claim.createdAt.toISOString(),
    note: claim.note,
    didLimit: claim.didLimit,
    taken: claim.taken + claim.reserved,
    startDate: claim.startDate?.toISOString() ?? '',
    endDate: claim.endDate.toISOString(),
    state: stateOf(claim, ctx.now()),
    confirmsEmail: claim.confirmsEmail,
    mailDomains: claim.mailDomains,
    networkLimit: claim.networkLimit,
  }
}

function stateOf(claim: Claim, now: Date) {
  if (claim.endDate <= now) return 'expired'
  if (isFull(claim)) return 'full'
  return claim.startDate && claim.startDate > now ? 'notYet' : 'open'
}
