import { rotatingCode, signedBytes, stepOf } from '../rules.ts'

const P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** A device as in the wallet: its public key, and the code it shows for a ticket at a moment. */
export async function makeDevice() {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(P256, false, ['sign', 'verify'])
  const point = Buffer.from(await crypto.subtle.exportKey('raw', publicKey))
  const codeOf = async (badgeId: string, at: Date, signedFor = badgeId) => {
    const step = stepOf(at)
    const bytes = signedBytes(signedFor, step)
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, bytes)
    return rotatingCode(badgeId, step, Buffer.from(signature).toString('base64url'))
  }
  return { publicKey: point.toString('base64url'), codeOf }
}
