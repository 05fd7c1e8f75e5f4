import type { Checked } from '../verdict-rules.ts'
import type { badges } from './tables.ts'

/** When and why a badge was revoked or suspended, as evidence; empty for other badges. */
export function statusFacts(badge: typeof badges.$inferSelect): Checked['facts'] {
  if (badge.revokedAt) return { at: badge.revokedAt.toISOString(), why: badge.revokedReason }
  if (badge.suspendedAt) return { at: badge.suspendedAt.toISOString(), why: badge.suspendedReason }
  return {}
}
