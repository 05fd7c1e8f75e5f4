import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { asObject } from '#credentials/read-credential.ts'
import { ProofRefused, verifyProof } from '#credentials/wallet-signatures/verify-holder-proof.ts'
import { isBindable, signSdJwtAsIssuer } from '#features/badges/server/issuing/sign-sd-jwt-as-issuer.ts'
import { findClaim } from '#features/claims/server/queries.ts'
import { makeNonce, takeNonce } from '#features/holders/server/nonces/queries.ts'
import { credentialIssuer } from '#features/issuers/rules.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { Context } from '#platform/context.ts'
import { acceptClaim } from '../../server/accept-claim.ts'
import type { issueCredential as contract } from '../contract.ts'
import { notificationId, readAccessToken } from './access-token.ts'
import { answerEncrypter } from './encrypted-messages.ts'
import { type Request, readForm, readRequest } from './read-request.ts'

/**
 * The credential endpoint (OpenID4VCI 1.0, section 8): proves the holder's key, uses one place of the claim named by
 * the access token, and issues. A proof's nonce is used up, even if no badge is issued; errors are the standard's. The
 * answer is encrypted where the request asks for it. The same key can ask for the other form of the badge with the same token:
 * it gets the one that it has (`acceptClaims`), and no other place is used.
 */
export async function issueCredential(ctx: Context, input: Input<typeof contract>): Promise<Output<typeof contract>> {
  const { issuerId, templateId, ...named } = await readAccessToken(ctx)
  const asked = await readRequest(ctx, input)
  // A token from a server of an older version does not say it.
  const claim = issuerId ? { issuerId, templateId } : await findClaim(ctx, named.claimId)
  if (!claim) throw new Problem('credential_request_denied')
  const { isSdJwt, isOffered } = await readForm(ctx, claim, asked)
  const encryption = asked.credential_response_encryption
  const encrypt = encryption && (await answerEncrypter(encryption))
  const proof = readProof(ctx, asked, claim.issuerId)
  if (proof.claim !== undefined && proof.claim !== named.claimId) throw new Problem('invalid_proof')
  if (isSdJwt && !isBindable(proof.did)) throw new Problem('invalid_proof')
  if (!(await takeNonce(ctx, proof.nonce))) throw new Problem('invalid_nonce')
  const badge = await acceptClaim(ctx, { ...named, did: proof.did, account: proof.account })
  const notification_id = notificationId(ctx.config, badge.id, named)
  const credential = isSdJwt ? await asSdJwt(ctx, claim.issuerId, badge.credential) : badge.credential
  const next = isOffered && { c_nonce: await makeNonce(ctx) }
  const answer = { credentials: [{ credential }], notification_id, ...next }
  return encrypt ? encrypt(answer) : answer
}

async function asSdJwt(ctx: Context, issuerId: string, credential: Record<string, unknown>): Promise<string> {
  const issuer = await findIssuer(ctx, issuerId)
  // The holder may have had it before, under a key to which it cannot be bound.
  const isOfKey = isBindable(String(asObject(credential.credentialSubject)?.id))
  if (!issuer || !isOfKey) throw new Problem('credential_request_denied')
  return signSdJwtAsIssuer(ctx, issuer, credential)
}

/** The proof is for the community, or for this server where the offer is from before communities were issuers. */
function readProof(ctx: Context, { proofs, proof }: Request, issuerId: string) {
  const jwt = proofs?.jwt[0] ?? proof?.jwt
  if (jwt === undefined) throw new Problem('invalid_proof')
  const { publicUrl } = ctx.config
  try {
    return verifyProof(jwt, { audience: [publicUrl, credentialIssuer(publicUrl, issuerId)], now: ctx.now() })
  } catch (error) {
    if (error instanceof ProofRefused) throw new Problem(error.code)
    throw error
  }
}
