import { verifyDelegation } from '#credentials/delegation.ts'
import { signedDelegation } from '#features/templates/server/describe-delegation.ts'
import type { Context } from '#platform/context.ts'
import type { Checked } from '../verdict-rules.ts'
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
  const failed = (reason: string, facts = {}): Checked => ({
    check: 'delegation',
    result: 'failed',
    facts: { ...facts, reason },
  })
  if (!row) return failed('missing')
  const facts = {
    did: issuer.did,
    number: row.n,
    maxCount: row.maxCount,
    from: row.createdAt.toISOString(),
    until: row.validUntil.toISOString(),
    signature: row.signature,
  }
  const isSigned = await verifyDelegation(signedDelegation(row, issuer.did), row.signature as `0x${string}`, {
    publicUrl: ctx.config.publicUrl,
  })
  if (!isSigned) return failed('notSigned', facts)
  if (row.templateId !== badge.templateId) return failed('otherTemplate', facts)
  if (row.issuingKey !== key) return failed('otherKey', facts)
  if (badge.issuedAt > row.validUntil) return failed('ended', facts)
  if (row.withdrawnAt && badge.issuedAt > row.withdrawnAt) return failed('withdrawn', facts)
  return { check: 'delegation', result: 'ok', facts }
}
