import type { Check as Verified } from '#credentials/check.ts'
import { checkShape, isSlight } from '#credentials/check-shape.ts'
import type { Check } from '../rules.ts'
import type { Checked } from '../verdict-rules.ts'
import type { badges } from './tables.ts'

/** A check of `credentials/` as the verification page shows it, with its evidence and its reason. */
export function describeCheck(check: Check, { ok, reason }: Verified, facts: Checked['facts']): Checked {
  const result = ok === null ? 'unknown' : ok ? 'ok' : 'failed'
  return { check, result, facts: reason ? { ...facts, reason } : facts }
}

/**
 * Whether a credential follows Open Badges 3.0, with the member that does not; a slight fault, which some verifiers refuse,
 * is a remark.
 */
export function describeShape(credential: unknown): Checked {
  const found = checkShape(credential)
  if (!found) return { check: 'shape', result: 'ok', facts: {} }
  const { member, fault } = found
  const reason = FAULTS[fault]
  return { check: 'shape', result: isSlight(found) ? 'ok' : 'failed', facts: { member: member.slice(0, 300), reason } }
}

const FAULTS = {
  missing: 'memberMissing',
  wrong: 'memberWrong',
  unknown: 'memberUnknown',
  several: 'memberSeveral',
  form: 'memberForm',
} as const

/** When and why a badge was revoked or suspended, as evidence; empty for other badges. */
export function statusFacts(badge: typeof badges.$inferSelect): Checked['facts'] {
  if (badge.revokedAt) return { at: badge.revokedAt.toISOString(), why: badge.revokedReason }
  if (badge.suspendedAt) return { at: badge.suspendedAt.toISOString(), why: badge.suspendedReason }
  return {}
}
