import { signedBytes } from '../rules.ts'

const P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** Whether a text is the public half of a P-256 key (uncompressed point, base64url). */
export async function isDeviceKey(publicKey: string): Promise<boolean> {
  return (await importKey(publicKey)) !== undefined
}

/** Whether a device's key signed a ticket's step; `signature` is base64url of r and s. */
export async function isSignedBy(publicKey: string, badgeId: string, step: number, signature: string) {
  const key = await importKey(publicKey)
  if (!key) return false
  const bytes = Buffer.from(signature, 'base64url')
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, bytes, signedBytes(badgeId, step))
}

function importKey(publicKey: string) {
  const point = Buffer.from(publicKey, 'base64url')
  return crypto.subtle.importKey('raw', point, P256, false, ['verify']).catch(() => undefined)
}
