import type { Output } from '#base/endpoint.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { credentialIssuer } from '#features/issuers/rules.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { issuerFace } from '#features/issuers/server/issuer-face.ts'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { claimToken } from '#features/mailing/server/claim-token.ts'
import { templateAtVersion } from '#features/templates/life/server/template-at-version.ts'
import { cardOf } from '#features/templates/server/card-of.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import type { Context, HolderContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { WAITING_MAX } from '../rules.ts'
import { waitingClaims } from './waiting-claims.ts'

type Waiting = Output<typeof contract.listWaiting>['waiting']

/** The badges that wait for the holder's wallet: of each its card, its community, and until when it can be collected. */
export async function listWaiting(ctx: HolderContext): Promise<Output<typeof contract.listWaiting>> {
  const rows = await waitingClaims(ctx, ctx.actor.holderId, WAITING_MAX)
  const waiting: Waiting = []
  for (const claim of rows) waiting.push(...(await describeClaim(ctx, claim)))
  return { waiting }
}

async function describeClaim(ctx: Context, claim: Claim): Promise<Waiting> {
  const present = await findTemplate(ctx, claim.templateId)
  const issuer = await findIssuer(ctx, claim.issuerId)
  if (!present || !issuer) return []
  const template = await templateAtVersion(ctx, present, claim.templateVersion)
  const { name, image, did } = await issuerFace(ctx, issuer.id)
  return [
    {
      token: claimToken(ctx.config, claim.id, claim.linkN),
      title: template.name,
      card: cardOf(ctx, template, issuer, { giver: claim.giverName }),
      issuer: { name, image, did, promotedAt: promotedAt(issuer) },
      endDate: claim.endDate.toISOString(),
      asksCode: claim.asksCode === 1,
      credentialIssuer: credentialIssuer(ctx.config.publicUrl, issuer.id),
    },
  ]
}
