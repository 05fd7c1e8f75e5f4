import { type Check, worstOf } from './check.ts'
import type { Loader } from './document-loader.ts'
import { PROOFS_MAX } from './proofs/check-proof.ts'
import { findProofKey } from './proofs/find-proof-key.ts'
import { asObject, issuerOf, proofsOf } from './read-credential.ts'

/**
 * Checks that the issuer's document is available and lists the proof's key for assertions (Controlled Identifiers 1.0,
 * 2.3.2). A key that is listed, but not or no longer for assertions, is `keyNotForBadges`; one that no document of the
 * issuer lists, because the issuer is an https address, is `keyUnbound`.
 */
export async function checkIssuer(credential: unknown, { loader }: { loader: Loader }): Promise<Check> {
  const signed = asObject(credential)
  const issuer = issuerOf(signed)
  if (!signed || !issuer) return { ok: false, reason: 'malformed' }
  const proofs = proofsOf(signed).proofs.slice(0, PROOFS_MAX)
  // Without a proof that can be read, whether the issuer's document is there still says something.
  const methods = proofs.length > 0 ? proofs.map((proof) => String(proof.verificationMethod)) : [`${issuer}#`]
  const found = await Promise.all(methods.map((method) => findProofKey({ method, issuer, loader })))
  const checks = found.map((each) => (each.jwk ? each.issuer : each.refused))
  return checks.find(({ ok }) => ok) ?? worstOf(checks)
}
