import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'

/**
 * The ledger entry of a timestamped badge, as `0x` and 64 hex digits: SHA-256 over the salt (32 hex digits, as bytes) and
 * the SHA-256 of the credential's JCS (RFC 8785). Without the salt the log does not reveal which badge it is.
 */
export function anchoredHash(salt: string, credential: Record<string, unknown>): string {
  const inner = createHash('sha256')
    .update(canonicalize(credential) ?? '')
    .digest()
  return `0x${createHash('sha256').update(Buffer.from(salt, 'hex')).update(inner).digest('hex')}`
}
