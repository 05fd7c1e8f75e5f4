import type { Loader } from '../contexts/document-loader.ts'
import { readDidDocument } from '../keys/find-jwt-key.ts'
import { PROOFS_MAX } from '../proofs/check-proof.ts'
import { findProofKey } from '../proofs/find-proof-key.ts'
import { proofsOf } from '../proofs/read-proofs.ts'
import { asObject, issuerOf } from '../read-credential.ts'
import { bestOf, type IssuerCheck } from './check.ts'

/**
 * Checks that the issuer's document is available and lists the proof's key for assertions (Controlled Identifiers 1.0,
 * 2.3.2). A key that is listed, but not or no longer for assertions, is `keyNotForBadges`; one that no document of the
 * issuer lists, because the issuer is an https address, is `keyUnbound`.
 */
export async function checkIssuer(
  credential: unknown,
  { loader, now }: { loader: Loader; now: Date },
): Promise<IssuerCheck> {
  const signed = asObject(credential)
  const issuer = issuerOf(signed)
  if (!signed || !issuer) return { ok: null, reason: 'issuerMissing' }
  const proofs = proofsOf(signed).proofs.slice(0, PROOFS_MAX)
  if (proofs.length === 0) return checkDocument(issuer, loader)
  const methods = proofs.map((proof) => String(proof.verificationMethod))
  const found = await Promise.all(methods.map((method) => findProofKey({ method, issuer, loader, now })))
  return bestOf(found.map((each) => (each.jwk ? each.issuer : each.refused)))
}

/** Without a proof that can be read no key is compared; whether the document is the issuer's still says something. */
async function checkDocument(issuer: string, loader: Loader): Promise<IssuerCheck> {
  const read = issuer.startsWith('did:') ? await readDidDocument(issuer, loader) : undefined
  return read?.refused ?? { ok: null, reason: 'keyUnread' }
}
