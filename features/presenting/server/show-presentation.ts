import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { accountPresenter, badgePresenter } from '#credentials/presentations/presenter.ts'
import { signPresentationJwt } from '#credentials/presentations/sign-presentation-jwt.ts'
import { asObject } from '#credentials/read-credential.ts'
import { findBadge } from '#features/badges/server/queries.ts'
import { assertProven } from '#features/holders/server/assert-proven.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../wallet-contract.ts'
import { findKeptKeys } from './find-kept-keys.ts'
import { findPresentation } from './queries.ts'
import { fetchedRequest } from './response-token.ts'
import { takeAnswer } from './take-answer.ts'

/**
 * Shows one of the holder's badges, which the verifier asked for, as a presentation signed with the key of its subject
 * that the server keeps. It is judged like the presentation of any other wallet.
 */
export async function showPresentation(
  ctx: HolderContext,
  { presentation, badgeId }: Input<typeof contract.showPresentation>,
) {
  assertProven(ctx)
  const row = await findPresentation(ctx, presentation)
  const issuer = row && (await findIssuer(ctx, row.issuerId))
  const details = await findBadge(ctx, badgeId)
  if (!row || !issuer || details?.badge.holderId !== ctx.actor.holderId) throw new Problem('notFound')
  const { badge } = details
  if (!row.templateIds.includes(badge.templateId)) throw new Problem('badgeNotAsked')
  const { nonce, clientId: audience } = fetchedRequest(ctx.config, { id: row.id, form: 'did', did: issuer.didWeb })
  const asked = { credentials: [badge.credential], audience, nonce, now: ctx.now() }
  const given = await signAs(ctx, String(asObject(badge.credential.credentialSubject)?.id), asked)
  await takeAnswer(ctx, row, { given, audience, nonce })
  return {}
}

/** Throws `keyNotHere` when the server does not keep the key of a DID for this wallet. */
async function signAs(ctx: HolderContext, did: string, asked: Parameters<typeof signPresentationJwt>[0]) {
  const keyId = (await findKeptKeys(ctx, ctx.actor.holderId, [did])).get(did)
  if (!keyId) throw new Problem('keyNotHere')
  const privateKey = await openKey(ctx, keyId)
  try {
    const presenter = did.startsWith('did:key:') ? badgePresenter(privateKey) : accountPresenter(privateKey)
    return await signPresentationJwt(asked, presenter)
  } finally {
    privateKey.fill(0)
  }
}
