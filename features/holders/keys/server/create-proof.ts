import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { createBadgeProof } from '#credentials/wallet-signatures/holder-proof.ts'
import { isCredentialIssuer } from '#features/issuers/rules.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { findHolder, hasNonce } from '../../server/queries.ts'
import { ensureBadgeKey } from './ensure-badge-key.ts'

/**
 * Proves, with the badge key that the server keeps, that the signed-in holder calls our own credential endpoint: the
 * audience is this server or one of its communities, the nonce one of ours. In a session limited to one claim, the proof is
 * for that claim only. Throws `notAllowed` for a wallet with its own key, and for another audience.
 */
export async function createProof(ctx: HolderContext, asked: Input<typeof contract.createProof>) {
  const { nonce } = asked
  const { holderId, claimId } = ctx.actor
  const holder = await findHolder(ctx, holderId)
  if (holder?.kind !== 'email') throw new Problem('notAllowed')
  const audience = asked.audience || ctx.config.publicUrl
  if (!isCredentialIssuer(ctx.config.publicUrl, audience)) throw new Problem('notAllowed')
  await ensureBadgeKey(ctx, holder)
  const key = await findKey(ctx, holder.id, 'badge')
  if (!key) throw new Problem('notAllowed')
  if (!(await hasNonce(ctx, nonce))) throw new Problem('notFound')
  const privateKey = await openKey(ctx, key.id)
  try {
    return { proof: createBadgeProof({ privateKey, audience, nonce, claim: claimId, now: ctx.now() }) }
  } finally {
    privateKey.fill(0)
  }
}
