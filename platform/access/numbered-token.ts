import { createHmac, type KeyObject } from 'node:crypto'
import type { Config } from '../settings/config.ts'
import { hashText, macKey, type Signing, sameText, signings } from './derive-key.ts'

/**
 * A token that names the nth of something: `<id>.<n>.<mac>`, the mac (16 bytes, base64url) over purpose, id and n, with the
 * four hex digits of its key's id before it. Each purpose has a key of its own.
 */
export function writeNumbered(config: Pick<Config, 'secret'>, purpose: string, id: string, n: number): string {
  const key = macKey(config.secret, purpose)
  const mac = createHmac('sha256', key).update(`${purpose}:${id}.${n}`).digest().subarray(0, 16).toString('base64url')
  return `${id}.${n}.${keyIdOf(key)}${mac}`
}

const keyIds = new WeakMap<KeyObject, string>()

function keyIdOf(key: KeyObject): string {
  const keyId = keyIds.get(key) ?? hashText(key.export().toString('hex')).slice(0, 4)
  keyIds.set(key, keyId)
  return keyId
}

/** The id and number of a token for a purpose, or undefined when it is not ours. */
export function readNumbered(config: Signing, purpose: string, token: string): { id: string; n: number } | undefined {
  const [, id = '', digits = ''] = /^([\w-]{1,80})\.(\d{1,9})\.[\w-]{26}$/.exec(token) ?? []
  const n = Number(digits)
  const isOurs = id !== '' && signings(config).some((each) => sameText(token, writeNumbered(each, purpose, id, n)))
  return isOurs ? { id, n } : undefined
}
