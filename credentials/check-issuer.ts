import type { Check } from './check.ts'
import type { Loader } from './document-loader.ts'
import { asObject, issuerOf, proofsOf } from './read-credential.ts'
import { readDidDocument } from './read-did-document.ts'

/**
 * Checks that the issuer's DID document is available and lists the proof's key for assertions (Controlled Identifiers
 * 1.0, 2.3.2). A key that is listed, but not or no longer for assertions, is `keyNotForBadges`.
 */
export async function checkIssuer(credential: unknown, { loader }: { loader: Loader }): Promise<Check> {
  const signed = asObject(credential)
  const issuer = issuerOf(signed)
  if (!signed || !issuer) return { ok: false, reason: 'malformed' }
  const methods = proofsOf(signed).proofs.map((proof) => String(proof.verificationMethod))
  const { keys, refused } = await readDidDocument(issuer, loader)
  if (!keys) return refused
  const own = methods.filter((method) => method.startsWith(`${issuer}#`) && keys.publicKeys.has(method))
  if (own.length === 0) return { ok: false, reason: 'keyUnknown' }
  return own.some((method) => keys.assertion.has(method)) ? { ok: true } : { ok: false, reason: 'keyNotForBadges' }
}
