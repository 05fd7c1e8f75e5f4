import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { forgetSignedLists } from '#features/badges/server/status/forget-signed-lists.ts'
import { findIssuer, type Issuer } from '#features/issuers/server/find-issuer.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { markKeysCompromised } from '#features/keys/server/mark-keys-compromised.ts'
import { retireKeys } from '#features/keys/server/retire-keys.ts'
import { endDelegations } from '#features/templates/server/delegation/end-delegations.ts'
import { giveBackPlaces } from '#features/templates/server/delegation/take-delegation.ts'
import { writeDelegation } from '#features/templates/server/delegation/write-delegation.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { UNLIMITED } from '../rules.ts'
import { claims } from './tables.ts'

export type Rotated = {
  /**
   * `unsigned`: a new key, whose delegations the issuer's wallet must sign before it can send; `compromised`: the keys of a
   * deleted issuer were marked as compromised, without a new one; `left`: nothing changed.
   */
  outcome: 'rotated' | 'unsigned' | 'compromised' | 'left'
  publicKey: string
  delegations: number
  claims: number
}

type Asked = { issuerId: string; isCompromised: boolean }

const NOTHING = { publicKey: '', delegations: 0, claims: 0 }

/**
 * Gives an issuer a new issuing key. Badges signed by the old one stay valid, unless it is `compromised`. Each active
 * delegation is signed again for the new key with its remaining count, and uncollected claims move there. Where the
 * account key, which must sign, is not on this server, only a compromised key is replaced.
 */
export function rotateIssuingKey(ctx: Context, { issuerId, isCompromised }: Asked): Promise<Rotated> {
  return inTransaction(ctx, async (ctx) => {
    const issuer = await findIssuer(ctx, issuerId)
    if (!issuer && isCompromised) return markCompromised(ctx, issuerId)
    const canSign = (await findKey(ctx, issuerId, 'account')) !== undefined
    if (!issuer || !(canSign || isCompromised)) return { outcome: 'left', ...NOTHING }
    // Claims before delegations, as when a badge is collected, to avoid deadlocks.
    await lockWaiting(ctx, issuerId)
    const { publicKey } = await retireKeys(ctx, { ownerId: issuerId, isCompromised })
    const moved = await endAndMove(ctx, issuer, canSign)
    await forgetSignedLists(ctx, issuerId)
    await recordEvent(ctx, { action: 'issuer.keyRotated', issuerId, subjectId: issuerId, detail: { isCompromised } })
    return { outcome: canSign ? 'rotated' : 'unsigned', publicKey, ...moved }
  })
}

async function markCompromised(ctx: Context, issuerId: string): Promise<Rotated> {
  await markKeysCompromised(ctx, issuerId)
  return { outcome: 'compromised', ...NOTHING }
}

async function endAndMove(ctx: Context, issuer: Issuer, canSign: boolean) {
  let [delegations, moved] = [0, 0]
  for (const { n, templateId, validUntil, maxCount, used } of await endDelegations(ctx, issuer.id)) {
    // A pending claim keeps its place there until it is sent again.
    if (!canSign) continue
    const { places, links } = await waitingOf(ctx, issuer.id, n)
    await giveBackPlaces(ctx, { issuerId: issuer.id, n, count: places })
    const left = Math.max(maxCount - used, 0) + places
    // A link that waits for a raised limit needs an active delegation too, even one of zero badges.
    if (left === 0 && links === 0) continue
    const to = await writeDelegation(ctx, issuer, { templateId, maxCount: left, used: places, validUntil })
    moved += await moveClaims(ctx, { issuerId: issuer.id, from: n, to })
    delegations++
  }
  return { delegations, claims: moved }
}

const hasRoom = or(eq(claims.didLimit, UNLIMITED), lt(claims.taken, claims.didLimit))
const waiting = (issuerId: string) => and(eq(claims.issuerId, issuerId), isNull(claims.revokedAt), hasRoom)

/** Locks the claims that can still give badges, in the same order as every other change, so that none is collected meanwhile. */
async function lockWaiting(ctx: Context, issuerId: string): Promise<void> {
  await ctx.db.select({ id: claims.id }).from(claims).where(waiting(issuerId)).orderBy(asc(claims.id)).for('update')
}

/**
 * The uncollected claims of a delegation: personal ones, whose places it has counted, and open links, whose badges it
 * counts when they are collected. Locks those created since the first lock.
 */
async function waitingOf(ctx: Context, issuerId: string, n: number): Promise<{ places: number; links: number }> {
  const rows = await ctx.db
    .select({ isPersonal: sql<boolean>`${claims.didLimit} = 1` })
    .from(claims)
    .where(and(waiting(issuerId), eq(claims.delegationN, n)))
    .orderBy(asc(claims.id))
    .for('update')
  const places = rows.filter(({ isPersonal }) => isPersonal).length
  return { places, links: rows.length - places }
}

async function moveClaims(ctx: Context, { issuerId, from, to }: { issuerId: string; from: number; to: number }) {
  const moved = await ctx.db
    .update(claims)
    .set({ delegationN: to })
    .where(and(waiting(issuerId), eq(claims.delegationN, from)))
    .returning({ id: claims.id })
  return moved.length
}
