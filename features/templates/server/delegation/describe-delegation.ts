import { type Delegation, delegationTypedData } from '#credentials/wallet-signatures/delegation.ts'
import { issuerFace } from '#features/issuers/server/issuer-face.ts'
import type { Context } from '#platform/context.ts'
import { type DelegationRow, findDelegation } from '../queries.ts'

/** A row as the document that the issuer's account key signed; `did` is the issuer's did:sdi. */
export function signedDelegation(row: DelegationRow, did: string): Delegation {
  return {
    issuer: did,
    issuingKey: row.issuingKey,
    templateId: row.templateId,
    maxCount: row.maxCount,
    validUntil: row.validUntil.getTime() / 1000,
    nonce: row.nonce as `0x${string}`,
  }
}

/** An issuer's delegation with its signature and EIP-712 domain, so that anyone can check it; undefined when unknown. */
export async function describeDelegation(ctx: Context, issuerId: string, n: number) {
  const row = await findDelegation(ctx, issuerId, n)
  if (!row) return undefined
  const { did } = await issuerFace(ctx, issuerId)
  const delegation = signedDelegation(row, did)
  const { domain, types, primaryType } = delegationTypedData(delegation, ctx.config.publicUrl)
  const withdrawnAt = row.withdrawnAt?.toISOString() ?? ''
  return { domain, types, primaryType, message: delegation, signature: row.signature, withdrawnAt }
}
