import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'

/** The SHA-256 (hex) of a JSON value's JCS (RFC 8785), by which a seal names the content of a part. */
export function contentDigest(content: unknown): string {
  return createHash('sha256')
    .update(canonicalize(content) ?? '')
    .digest('hex')
}
