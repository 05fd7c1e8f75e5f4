import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { forgetSignedLists } from '#features/badges/server/forget-signed-lists.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { retireKeys } from '#features/keys/server/retire-keys.ts'
import { endDelegations } from '#features/templates/server/end-delegations.ts'
import { giveBackPlaces } from '#features/templates/server/give-back-places.ts'
import { writeDelegation } from '#features/templates/server/write-delegation.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { claims } from './tables.ts'

export type Rotated = { publicKey: string; delegations: number; claims: number }

/**
 * Gives an issuer a new issuing key. What the old one signed stays good, unless it is `compromised`. Each living delegation
 * is signed anew for the new key with what was left of it, and the claims that still wait for their holder move there.
 * Answers `undefined` where the account key, which must sign, is not on this server.
 */
export function rotateIssuingKey(
  ctx: Context,
  { issuerId, isCompromised }: { issuerId: string; isCompromised: boolean },
): Promise<Rotated | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const issuer = await findIssuer(ctx, issuerId)
    if (!issuer || !(await findKey(ctx, issuerId, 'account'))) return undefined
    const { publicKey } = await retireKeys(ctx, { ownerId: issuerId, isCompromised })
    const ended = await endDelegations(ctx, issuerId)
    let [delegations, moved] = [0, 0]
    for (const { n, templateId, validUntil, maxCount, used } of ended) {
      const places = await openPlaces(ctx, issuerId, n)
      const left = maxCount - used + places
      if (left <= 0) continue
      const terms = { templateId, maxCount: left, used: places, validUntil }
      const next = await writeDelegation(ctx, issuer, terms)
      moved += await moveClaims(ctx, { issuerId, from: n, to: next })
      await giveBackPlaces(ctx, { issuerId, n, count: places })
      delegations++
    }
    await forgetSignedLists(ctx, issuerId)
    await recordEvent(ctx, { action: 'issuer.keyRotated', issuerId, subjectId: issuerId, detail: { isCompromised } })
    return { publicKey, delegations, claims: moved }
  })
}

const isWaiting = (issuerId: string, n: number) =>
  and(
    eq(claims.issuerId, issuerId),
    eq(claims.delegationN, n),
    isNull(claims.revokedAt),
    lt(claims.taken, claims.didLimit),
  )

/** The places of claims that nobody took yet; their rows are locked, so that nobody takes one meanwhile. */
async function openPlaces(ctx: Context, issuerId: string, n: number): Promise<number> {
  const rows = await ctx.db
    .select({ places: sql<number>`${claims.didLimit} - ${claims.taken}`.mapWith(Number) })
    .from(claims)
    .where(isWaiting(issuerId, n))
    .orderBy(claims.id)
    .for('update')
  return rows.reduce((sum, { places }) => sum + places, 0)
}

async function moveClaims(ctx: Context, { issuerId, from, to }: { issuerId: string; from: number; to: number }) {
  const moved = await ctx.db
    .update(claims)
    .set({ delegationN: to })
    .where(isWaiting(issuerId, from))
    .returning({ id: claims.id })
  return moved.length
}
