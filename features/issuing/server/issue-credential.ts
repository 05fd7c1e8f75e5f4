import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { ProofRefused, verifyProof } from '#credentials/verify-holder-proof.ts'
import { takeNonce } from '#features/holders/server/queries.ts'
import type { Context } from '#platform/context.ts'
import { CREDENTIAL_CONFIGURATION, type issueCredential as contract } from '../protocol-contract.ts'
import { acceptClaim } from './accept-claim.ts'
import { readAccessToken } from './access-token.ts'

type Asked = Input<typeof contract>

/**
 * The credential endpoint (OpenID4VCI 1.0, section 8): proves the holder's key, uses one place of the claim named by
 * the access token, and issues. Each request uses up its nonce, even a failed one; errors are the standard's.
 */
export async function issueCredential(ctx: Context, asked: Asked) {
  const named = await readAccessToken(ctx, ctx.bearer)
  if (!named) throw new Problem('invalid_token')
  const configuration = asked.credential_configuration_id ?? asked.credential_identifier ?? CREDENTIAL_CONFIGURATION
  if (configuration !== CREDENTIAL_CONFIGURATION) throw new Problem('unknown_credential_configuration')
  const proof = readProof(ctx, asked)
  if (proof.claim !== undefined && proof.claim !== named.claimId) throw new Problem('invalid_proof')
  if (!(await takeNonce(ctx, proof.nonce))) throw new Problem('invalid_nonce')
  const badge = await acceptClaim(ctx, { ...named, did: proof.did, account: proof.account })
  return { credentials: [{ credential: badge.credential }], notification_id: badge.id }
}

function readProof(ctx: Context, { proofs, proof }: Asked) {
  const jwt = proofs?.jwt[0] ?? proof?.jwt
  if (jwt === undefined) throw new Problem('invalid_proof')
  try {
    return verifyProof(jwt, { audience: ctx.config.publicUrl, now: ctx.now() })
  } catch (error) {
    if (error instanceof ProofRefused) throw new Problem(error.code)
    throw error
  }
}
