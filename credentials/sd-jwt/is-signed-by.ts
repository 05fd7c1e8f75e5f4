import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { JWK } from 'jose'

/** Whether a P-256 key signed a text with ES256; false for any other key and for a signature (base64url) of another form. */
export function isSignedBy(key: KeyObject | JWK, content: string, signature: string): boolean {
  try {
    const opened = 'kty' in key ? createPublicKey({ key: key as JWK & Record<string, unknown>, format: 'jwk' }) : key
    if ((opened as KeyObject).asymmetricKeyDetails?.namedCurve !== 'prime256v1') return false
    const bytes = Buffer.from(signature, 'base64url')
    return verify('sha256', Buffer.from(content), { key: opened as KeyObject, dsaEncoding: 'ieee-p1363' }, bytes)
  } catch {
    return false
  }
}
