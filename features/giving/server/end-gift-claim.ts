import { and, eq, isNull } from 'drizzle-orm'
import { lockClaims } from '#features/claims/server/lock-claims.ts'
import { revokeClaims } from '#features/claims/server/revoke-claims.ts'
import { claims } from '#features/claims/server/tables.ts'
import type { Context } from '#platform/context.ts'
import type { GiftRow } from './own-gift.ts'

/**
 * Ends the claim of a gift that nobody has claimed, in the caller's transaction, and releases its place; false when it was
 * claimed or revoked before. The claim stays locked, and it is locked before the gift, as by a wallet that claims it.
 */
export async function endGiftClaim(
  ctx: Context,
  { issuerId, claimId }: Pick<GiftRow, 'issuerId' | 'claimId'>,
): Promise<boolean> {
  return (await endGiftClaims(ctx, issuerId, [claimId])) === 1
}

/** Like `endGiftClaim`, for many gifts of a community; returns how many were ended. */
export async function endGiftClaims(ctx: Context, issuerId: string, claimIds: string[]): Promise<number> {
  const isOpen = and(eq(claims.taken, 0), isNull(claims.revokedAt))
  const open = await lockClaims(ctx, issuerId, claimIds, isOpen)
  const ids = open.map(({ id }) => id)
  if (ids.length > 0) await revokeClaims(ctx, { issuerId, ids, reason: '' })
  return ids.length
}
