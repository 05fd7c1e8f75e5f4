import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import { badgesOfClaims } from '#features/badges/server/badges-of-claims.ts'
import { resumeBadges, suspendBadges } from '#features/badges/server/status/suspend-badges.ts'
import { recordEvents } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { lockClaims } from './lock-claims.ts'
import type { Claim } from './queries.ts'
import { claims } from './tables.ts'

type Asked = { issuerId: string; ids: string[] }

/**
 * Suspends the badges of claims, in the caller's transaction. Returns the claims suspended now: not those suspended
 * before, nor those without a badge that can be suspended.
 */
export async function suspendClaims(ctx: Context, { reason, ...asked }: Asked & { reason: string }): Promise<Claim[]> {
  const fits = and(isNull(claims.revokedAt), isNull(claims.suspendedAt))
  // While the rows are locked no badge of them can be collected.
  const living = await lockClaims(ctx, asked.issuerId, asked.ids, fits)
  const badges = await badgesOf(ctx, living)
  const suspended = new Set(await suspendBadges(ctx, [...badges.keys()], reason))
  const touched = new Set([...badges].flatMap(([id, claimId]) => (suspended.has(id) ? claimId : [])))
  const changed = living.filter(({ id }) => touched.has(id))
  await write(ctx, changed, { suspendedAt: ctx.now(), suspendedReason: reason }, 'claim.suspended')
  return changed
}

/** Reinstates the suspended badges of claims, in the caller's transaction. Returns the changed claims. */
export async function resumeClaims(ctx: Context, { issuerId, ids }: Asked): Promise<Claim[]> {
  const fits = and(isNull(claims.revokedAt), isNotNull(claims.suspendedAt))
  const changed = await lockClaims(ctx, issuerId, ids, fits)
  const badges = await badgesOf(ctx, changed)
  await resumeBadges(ctx, [...badges.keys()])
  await write(ctx, changed, { suspendedAt: null, suspendedReason: '' }, 'claim.resumed')
  return changed
}

async function badgesOf(ctx: Context, rows: Claim[]): Promise<Map<string, string>> {
  const badges = await badgesOfClaims(
    ctx,
    rows.map(({ id }) => id),
  )
  return new Map(badges.map(({ id, claimId }) => [id, claimId]))
}

async function write(ctx: Context, rows: Claim[], set: Partial<Claim>, action: string): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await ctx.db.update(claims).set(set).where(inArray(claims.id, ids))
  await recordEvents(
    ctx,
    rows.map(({ id, issuerId }) => ({ action, issuerId, subjectId: id })),
  )
}
