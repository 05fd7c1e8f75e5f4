import { checkShape, isSlight, type ShapeFault } from '#credentials/checking/check-shape.ts'
import type { badges } from '../../server/tables.ts'
import { type Checked, type Facts, findingOf } from '../rules.ts'

/**
 * Whether a credential follows Open Badges 3.0, with the member that does not; a slight fault, which only some verifiers
 * refuse, does not make it nonconforming.
 */
export function describeShape(credential: unknown): Checked {
  return describeFault(checkShape(credential))
}

/** The finding of a fault in the shape of a badge; undefined for none. */
export function describeFault(found: ShapeFault | undefined): Checked {
  if (!found) return findingOf('shape', 'follows')
  const { member, fault } = found
  const remark = findingOf('shape', FAULTS[fault], { member: member.slice(0, 300) })
  return isSlight(found) ? remark : { ...remark, result: 'failed' }
}

const FAULTS = {
  missing: 'memberMissing',
  wrong: 'memberWrong',
  unknown: 'memberUnknown',
  several: 'memberSeveral',
  form: 'memberForm',
} as const

/** When and why a badge was revoked or suspended, as evidence; empty for other badges. */
export function statusFacts(badge: typeof badges.$inferSelect): Facts {
  if (badge.revokedAt) return { at: badge.revokedAt.toISOString(), why: badge.revokedReason }
  if (badge.suspendedAt) return { at: badge.suspendedAt.toISOString(), why: badge.suspendedReason }
  return {}
}
