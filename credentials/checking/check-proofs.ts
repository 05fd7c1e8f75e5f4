import { unsupported } from '../proofs/check-proof.ts'
import { isSupported, proofsOf } from '../proofs/read-proofs.ts'
import { asList, asObject, type Json } from '../read-credential.ts'
import { bestOf, type ProofChecks, type SignatureCheck } from './check.ts'
import { checkIssuer } from './check-issuer.ts'
import { type CheckedProof, checkSignatures, type SignatureChecking } from './check-signature.ts'

/**
 * Checks the signature of a credential and the owner of its key, of the same proof: a good signature by somebody else never
 * counts for the issuer because another proof names the issuer's key. One proof with both is enough; a good one that has
 * ended counts next, then one that nobody here can check, then one by the issuer that contradicts the content, then what
 * somebody unknown signed. `proof` is the issuer's that counted.
 */
export async function checkProofs(
  credential: unknown,
  checking: SignatureChecking,
): Promise<ProofChecks & { proof?: Json }> {
  const found = await checkSignatures(credential, checking)
  if (!Array.isArray(found)) return { signature: found, issuer: await checkIssuer(credential, checking) }
  const signed = asObject(credential) ?? {}
  const byIssuer = found.filter(({ issuer }) => issuer.ok)
  const best = byIssuer.find(({ signature }) => signature.ok) ?? byIssuer.find(isGood)
  if (best) return best.signature.ok && othersOf(signed).length > 0 ? { ...best, signature: OTHERS } : best
  const issuer = bestOf(found.map((each) => each.issuer))
  // The one that was not looked at may be good.
  if (proofsOf(signed).proofs.length > found.length) return { signature: { ok: null, reason: 'tooCostly' }, issuer }
  const others = othersOf(signed)
  const isContradicted = found.some((each) => each.signature.ok === false || each.issuer.ok === false)
  if (isContradicted && others.length > 0) {
    // One of them may be good: a worthless proof beside it contradicts nothing.
    const rest = { ...signed, proof: others }
    return { signature: unsupported(asObject(others[0])), issuer: await checkIssuer(rest, checking) }
  }
  const contradicted = byIssuer.find(({ signature }) => signature.ok === false)
  if (contradicted) return contradicted
  const good = found.filter(isGood)
  const counted = good.length > 0 ? good : found
  return {
    signature: bestOf(counted.map(({ signature }) => signature)),
    issuer: bestOf(counted.map((each) => each.issuer)),
  }
}

const OTHERS: SignatureCheck = { ok: true, reason: 'otherProofs' }

/** The proofs that nobody here can check; a good one beside them is enough. */
function othersOf({ proof }: Json): unknown[] {
  return asList(proof).filter((each) => !isSupported(asObject(each) ?? {}))
}

/** Whether the content is as it was signed, now or before the end of the signature. */
function isGood({ signature }: CheckedProof): boolean {
  return signature.ok === true || signature.reason === 'proofExpired'
}
