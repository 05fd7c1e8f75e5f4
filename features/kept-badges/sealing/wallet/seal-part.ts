import type { SealKeys } from './seal-keys.ts'

const IV_BYTES = 12

/** What is sealed of a badge: `badge` is all that the device knows of it, `summary` what the list shows. */
export type Part = 'badge' | 'summary'
/** Whose part it is: of no other row, account or part does it open. */
type Place = { keptId: string; part: Part }

/** Seals a part of a row under a random IV, which comes first (AES-256-GCM, NIST SP 800-38D). */
export async function sealPart(keys: SealKeys, place: Place, value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const text = new TextEncoder().encode(JSON.stringify(value))
  const sealed = await crypto.subtle.encrypt(algorithm(keys, place, iv), keys.sealing, text)
  const whole = new Uint8Array(IV_BYTES + sealed.byteLength)
  whole.set(iv)
  whole.set(new Uint8Array(sealed), IV_BYTES)
  return whole
}

/** Opens a part; undefined for that of another phrase, account, row or part, and where a byte was changed. */
export async function openPart<T>(keys: SealKeys, place: Place, sealed: Uint8Array): Promise<T | undefined> {
  try {
    const [iv, text] = [sealed.slice(0, IV_BYTES), sealed.slice(IV_BYTES)]
    const opened = await crypto.subtle.decrypt(algorithm(keys, place, iv), keys.sealing, text)
    return JSON.parse(new TextDecoder().decode(opened)) as T
  } catch {
    return undefined
  }
}

/** The name by which the server keeps a badge once, without being able to tell which badge it is (64 hex digits). */
export async function nameBadge(keys: SealKeys, hash: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', keys.naming, new TextEncoder().encode(hash))
  return [...new Uint8Array(mac)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** As JSON, so that no two places are written alike. */
function algorithm({ did }: SealKeys, { keptId, part }: Place, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  const place = JSON.stringify([part, keptId, did.toLowerCase()])
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) }
}
