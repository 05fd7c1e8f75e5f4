import { type HolderKey, keyOfJwk, type ProofAlgorithm } from '../keys/holder-key.ts'
import { isSignedBy } from '../keys/is-signed-by.ts'
import type { Expected } from '../presentations/expected.ts'
import { PresentationRefused } from '../presentations/presentation-refused.ts'
import { PRESENTATION_SECONDS } from '../presentations/sign-presentation-jwt.ts'
import { asObject, type Json } from '../read-credential.ts'
import { openSdJwt } from './open-sd-jwt.ts'
import type { SdJwt } from './read-sd-jwt.ts'

const CLOCK_SKEW_SECONDS = 60
/** The algorithms of key bindings, each with the only kind of key that signs by it. */
const KEY_OF: Record<string, ProofAlgorithm> = { ES256: 'ES256', EdDSA: 'EdDSA', Ed25519: 'EdDSA' }
/** The library would only say that some time is wrong; nothing is later or earlier than this. */
const NO_TIME = Number.NaN

/** Who presented an SD-JWT VC: a did:jwk. `audience` is the verifier that it was for, `at` when, in seconds since 1970. */
export type KeyBinding = { did: string; audience: string; at: number }

/**
 * Checks the key binding of an SD-JWT VC (RFC 9901, 7.3): the holder's key signed exactly what is disclosed, and, where
 * `asked` is given, for one verifier and nonce and not long ago. Throws `PresentationRefused`.
 */
export async function checkKeyBinding(
  { text, payload, binding, isWhole }: SdJwt,
  { asked, now }: Pick<Expected, 'asked' | 'now'>,
): Promise<KeyBinding> {
  if (!binding) throw new PresentationRefused('proofMissing')
  const { alg, typ, crit } = binding.header
  const algorithm = Object.hasOwn(KEY_OF, String(alg)) ? KEY_OF[String(alg)] : undefined
  // No extension is known (RFC 7515, 4.1.11).
  if (!algorithm || typ !== 'kb+jwt' || crit !== undefined) throw new PresentationRefused('proofUnsupported')
  const { aud, nonce, iat, exp } = binding.payload
  if (asked && !asked.audience.includes(String(aud))) throw new PresentationRefused('audience')
  if (asked && nonce !== asked.nonce) throw new PresentationRefused('nonce')
  if (typeof iat !== 'number' || !isCurrent(iat, { asked, now })) throw new PresentationRefused('expired')
  if (asked && exp !== undefined && !(Number(exp) > now.getTime() / 1000)) throw new PresentationRefused('expired')
  if (typeof nonce !== 'string' || nonce === '' || typeof aud !== 'string') throw new PresentationRefused('format')
  const holder = holderOf(payload, algorithm)
  if (!isWhole || !(await isBound(text, holder, nonce))) throw new PresentationRefused('altered')
  return { did: holder.did, audience: aud, at: iat }
}

function isCurrent(iat: number, { asked, now }: Pick<Expected, 'asked' | 'now'>): boolean {
  const seconds = Math.floor(now.getTime() / 1000)
  if (iat > seconds + CLOCK_SKEW_SECONDS) return false
  return !asked || iat > seconds - PRESENTATION_SECONDS - CLOCK_SKEW_SECONDS
}

function holderOf({ cnf }: Json, algorithm: ProofAlgorithm): HolderKey {
  try {
    const key = keyOfJwk(asObject(cnf)?.jwk)
    if (key.algorithm === algorithm) return key
  } catch {
    // Refused below: no key that could have signed the binding.
  }
  throw new PresentationRefused('key')
}

/** Whether the binding is signed and its `sd_hash` covers the credential; the issuer's signature is checked elsewhere. */
async function isBound(text: string, { key, algorithm }: HolderKey, nonce: string): Promise<boolean> {
  const jwk = key.export({ format: 'jwk' })
  const kbVerifier = (text: string, encoded: string) => {
    const [content, signature] = [Buffer.from(text), Buffer.from(encoded, 'base64url')]
    return isSignedBy(jwk, { algorithm, content, signature })
  }
  try {
    await openSdJwt({ verifier: () => true, kbVerifier }).verify(text, { keyBindingNonce: nonce, currentDate: NO_TIME })
    return true
  } catch {
    return false
  }
}
