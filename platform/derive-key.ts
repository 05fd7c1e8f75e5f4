import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from './config.ts'

/** The secrets for signing and verifying: the current one, and the previous one while it is still valid. */
export type Signing = Pick<Config, 'secret' | 'oldSecret'>

/**
 * The settings of valid signatures, newest first: with the current secret, then with the previous one. The first one
 * signs, all of them verify.
 */
export function signings<C extends Signing>(config: C): C[] {
  return config.oldSecret === undefined ? [config] : [config, { ...config, secret: config.oldSecret }]
}

/** A key of 32 bytes for one purpose, derived from the server's secret. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `blazon:${purpose}`, 32))
}

/** SHA-256 of a text in hex, for storing links, codes and secrets. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
}
