import { verifyDelegation } from '#credentials/wallet-signatures/delegation.ts'
import { signedDelegation } from '#features/templates/server/delegation/describe-delegation.ts'
import type { Context } from '#platform/context.ts'
import { type Checked, findingOf, type Reason } from '../../findings/rules.ts'
import type { BadgeToCheck } from './find-badge-to-check.ts'

/**
 * Checks that the issuer's account key had authorized (EIP-712) the key that signed this badge to issue badges of this
 * template at that time. A delegation withdrawn later leaves the badge valid.
 */
export async function checkDelegation(
  ctx: Context,
  { badge, issuer, delegation: row }: BadgeToCheck,
  key: string,
): Promise<Checked> {
  if (!row) return findingOf('delegation', 'missing')
  const facts = {
    did: issuer.did,
    number: row.n,
    maxCount: row.maxCount,
    from: row.createdAt.toISOString(),
    until: row.validUntil.toISOString(),
    signature: row.signature,
  }
  const found = (reason: Reason<'delegation'>) => findingOf('delegation', reason, facts)
  const isSigned = await verifyDelegation(signedDelegation(row, issuer.did), row.signature as `0x${string}`, {
    publicUrl: ctx.config.publicUrl,
  })
  if (!isSigned) return found('notSigned')
  if (row.templateId !== badge.templateId) return found('otherTemplate')
  if (row.issuingKey !== key) return found('otherKey')
  if (badge.issuedAt > row.validUntil) return found('ended')
  if (row.withdrawnAt && badge.issuedAt > row.withdrawnAt) return found('withdrawn')
  return found('allowed')
}
