import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findBadge } from '#features/badges/server/queries.ts'
import { assertProven } from '#features/holders/server/assert-proven.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../wallet-contract.ts'
import { presentKept } from './answering/present-kept.ts'
import { findPresentation } from './queries.ts'
import { fetchedRequest } from './response-token.ts'
import { takeAnswer } from './take-answer.ts'

/**
 * Shows one of the holder's badges, which the verifier asked for, signed with the key of its subject that the server keeps;
 * as SD-JWT VC nothing is disclosed that may be withheld. It is judged like the presentation of any other wallet.
 */
export async function showPresentation(
  ctx: HolderContext,
  { presentation, badgeId, format }: Input<typeof contract.showPresentation>,
) {
  assertProven(ctx)
  const row = await findPresentation(ctx, presentation)
  const issuer = row && (await findIssuer(ctx, row.issuerId))
  const details = await findBadge(ctx, badgeId)
  if (!row || !issuer || details?.badge.holderId !== ctx.actor.holderId) throw new Problem('notFound')
  if (!row.templateIds.includes(details.badge.templateId)) throw new Problem('badgeNotAsked')
  const { nonce, clientId: audience } = fetchedRequest(ctx.config, { id: row.id, form: 'did', did: issuer.didWeb })
  const given = await presentKept(ctx, details, { audience, nonce, format })
  await takeAnswer(ctx, row, { given, audience, nonce })
  return {}
}
