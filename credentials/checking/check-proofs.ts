import { asObject, proofsOf } from '../read-credential.ts'
import { type IssuerCheck, type SignatureCheck, worstOf } from './check.ts'
import { checkIssuer } from './check-issuer.ts'
import { checkSignatures, type SignatureChecking } from './check-signature.ts'

/** Who signed a credential, and whether that is its issuer. */
export type ProofChecks = { signature: SignatureCheck; issuer: IssuerCheck }

/**
 * Checks the signature of a credential and the owner of its key, of the same proof: a good signature by somebody else never
 * counts for the issuer because another proof names the issuer's key. One proof with both is enough; a good one that has
 * ended counts next, then one by the issuer that contradicts the content, then what somebody unknown signed.
 */
export async function checkProofs(credential: unknown, checking: SignatureChecking): Promise<ProofChecks> {
  const { loader } = checking
  const found = await checkSignatures(credential, checking)
  if (!Array.isArray(found)) return { signature: found, issuer: await checkIssuer(credential, { loader }) }
  const pairs = await Promise.all(
    found.map(async ({ proof, signature }) => ({
      signature,
      issuer: await checkIssuer(credential, { loader, proofs: [proof] }),
    })),
  )
  const byIssuer = pairs.filter(({ issuer }) => issuer.ok)
  const best = byIssuer.find(({ signature }) => signature.ok) ?? byIssuer.find(isGood)
  if (best) return best
  // The one that was not looked at may be good.
  const { proofs } = proofsOf(asObject(credential) ?? {})
  const signature: SignatureCheck | undefined =
    proofs.length > found.length
      ? { ok: null, reason: 'tooCostly' }
      : byIssuer.find(({ signature }) => signature.ok === false)?.signature
  if (signature) return { signature, issuer: chosen(pairs) }
  const good = pairs.filter(isGood)
  const counted = good.length > 0 ? good : pairs
  const signatures = counted.map(({ signature }) => signature)
  return { signature: signatures.find(({ ok }) => ok) ?? worstOf(signatures), issuer: chosen(counted) }
}

function chosen(pairs: ProofChecks[]): IssuerCheck {
  const issuers = pairs.map(({ issuer }) => issuer)
  return issuers.find(({ ok }) => ok) ?? worstOf(issuers)
}

/** Whether the content is as it was signed, now or before the end of the signature. */
function isGood({ signature }: ProofChecks): boolean {
  return signature.ok === true || signature.reason === 'proofExpired'
}
