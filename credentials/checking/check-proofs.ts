import type { Json } from '../read-credential.ts'
import { type IssuerCheck, type SignatureCheck, worstOf } from './check.ts'
import { checkIssuer } from './check-issuer.ts'
import { checkSignatures, type SignatureChecking } from './check-signature.ts'

/** Who signed a credential, and whether that is its issuer. */
export type ProofChecks = { signature: SignatureCheck; issuer: IssuerCheck }

/**
 * Checks the signature of a credential and the owner of its key, of the same proof: a good signature by somebody else never
 * counts for the issuer because another proof names the issuer's key. One proof with both is enough; a good one that has
 * ended counts next. Without either, a proof that contradicts the content counts before all others.
 */
export async function checkProofs(credential: unknown, checking: SignatureChecking): Promise<ProofChecks> {
  const { loader } = checking
  const found = await checkSignatures(credential, checking)
  if (!Array.isArray(found)) return { signature: found, issuer: await checkIssuer(credential, { loader }) }
  const pairs = await Promise.all(
    found.filter(isGood).map(async ({ proof, signature }) => ({
      signature,
      issuer: await checkIssuer(credential, { loader, proofs: [proof] }),
    })),
  )
  const proven = pairs.filter(({ issuer }) => issuer.ok)
  const best = proven.find(({ signature }) => signature.ok) ?? proven[0]
  if (best) return best
  const signatures = found.map(({ signature }) => signature)
  const signature = signatures.find(({ reason }) => reason === 'altered') ?? worstOf(signatures)
  if (isGood({ signature })) return { signature, issuer: worstOf(pairs.map(({ issuer }) => issuer)) }
  return { signature, issuer: await checkIssuer(credential, { loader }) }
}

/** Whether the content is as it was signed, now or before the end of the signature. */
function isGood({ signature }: { signature: SignatureCheck; proof?: Json }): boolean {
  return signature.ok === true || signature.reason === 'proofExpired'
}
