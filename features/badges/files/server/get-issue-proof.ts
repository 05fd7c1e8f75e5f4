import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { getProof } from '#features/ledger/server/get-proof.ts'
import { anchoredHash } from '#features/proofs/server/anchored-hash.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { findBadge } from '../../server/queries.ts'

type Get = typeof contract.getIssueProof

/**
 * Returns the proof of a timestamped badge's issue, with the salt that links it to the credential. Throws `notFound`
 * until there is one.
 */
export async function getIssueProof(ctx: Context, { badgeId }: Input<Get>): Promise<Output<Get>> {
  const found = await findBadge(ctx, badgeId)
  if (!found || found.badge.anchorSalt === '') throw new Problem('notFound')
  const { anchorSalt: salt, credential } = found.badge
  return { ...(await getProof(ctx, { hash: anchoredHash(salt, credential) })), salt }
}
