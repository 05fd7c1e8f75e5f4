import { createHash, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Config } from '../settings/config.ts'

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

/** Keys in memory: of a few purposes, each with the current and the previous secret. */
const MAC_KEYS_MAX = 200
const macKeys = new Map<string, KeyObject>()

/**
 * `deriveKey` for MACs of many requests, kept in memory. The purpose is one of a few: nothing from a request or a row belongs
 * in it.
 */
export function macKey(secret: string, purpose: string): KeyObject {
  const name = `${purpose}\n${secret}`
  const known = macKeys.get(name)
  if (known) return known
  if (macKeys.size >= MAC_KEYS_MAX) macKeys.clear()
  const key = createSecretKey(deriveKey(secret, purpose))
  macKeys.set(name, key)
  return key
}

/** SHA-256 of a text in hex, for storing links, codes and secrets. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
}
