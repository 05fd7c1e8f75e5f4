import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from './config.ts'

/** What makes and reads what the server signs: its secret, and the one that it had before while that still counts. */
export type Signing = Pick<Config, 'secret' | 'oldSecret'>

/**
 * The settings under which something may have been signed, newest first: with the present secret, then with the older one.
 * Things are made under the first and read under any.
 */
export function signings<C extends Signing>(config: C): C[] {
  return config.oldSecret === undefined ? [config] : [config, { ...config, secret: config.oldSecret }]
}

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
