import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto'

/** A key of 32 bytes for one purpose, derived from the server's secret. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `blazon:${purpose}`, 32))
}

/** SHA-256 of a text in hex: what is stored of a link, a code or a secret. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
}
