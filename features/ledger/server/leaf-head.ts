import { createHash } from 'node:crypto'

/** The head before the first leaf. */
export const FIRST_HEAD = '0'.repeat(64)

/** The head of the chain after a leaf: SHA-256, in hex, over the head before, the hash and the time (ISO 8601, UTC). */
export function leafHead(before: string, { hash, anchoredAt }: { hash: string; anchoredAt: Date }): string {
  return createHash('sha256').update([before, hash, anchoredAt.toISOString()].join('\n')).digest('hex')
}
