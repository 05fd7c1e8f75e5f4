import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { isOpenAt } from '#features/claims/server/claim-conditions.ts'
import { claims } from '#features/claims/server/tables.ts'
import { credentialIssuer } from '#features/issuers/rules.ts'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { claimToken } from '#features/mailing/server/claim-token.ts'
import { templateAtVersion } from '#features/templates/life/server/template-at-version.ts'
import { cardOf, pictureUrl } from '#features/templates/server/card-of.ts'
import { delegations, templates } from '#features/templates/server/tables.ts'
import type { HolderContext } from '#platform/context.ts'
import { describePeople } from '../people/server/describe-people.ts'
import type * as contract from '../wallet-contract.ts'
import { isFor } from './own-gift.ts'
import { gifts } from './tables.ts'

const SHOWN_MAX = 50

type Received = Output<typeof contract.listReceived>

/** The gifts that wait for the signed-in holder, newest first: those that they can claim now. */
export async function listReceived(ctx: HolderContext): Promise<Received> {
  if (!ctx.actor.isProven) return { needsProof: true, gifts: [] }
  const rows = await waitingGifts(ctx)
  const people = await describePeople(
    ctx,
    rows.map(({ gift }) => gift.giverId),
  )
  const received: Received['gifts'] = []
  for (const { gift, claim, template: present, issuer } of rows) {
    const template = await templateAtVersion(ctx, present, claim.templateVersion)
    received.push({
      giftId: gift.id,
      giver: { imageUrl: '', ...people.get(gift.giverId), did: claim.giverDid, name: claim.giverName },
      issuer: {
        issuerId: issuer.id,
        name: issuer.name,
        imageUrl: pictureUrl(issuer.imageCid),
        promotedAt: promotedAt(issuer),
      },
      title: template.name,
      card: cardOf(ctx, template, issuer, { giver: claim.giverName, hasEvidence: gift.sentence !== '' }),
      sentence: gift.sentence,
      created: gift.createdAt.toISOString(),
      endDate: claim.endDate.toISOString(),
      token: claimToken(ctx.config, claim.id, claim.linkN),
      credentialIssuer: credentialIssuer(ctx.config.publicUrl, issuer.id),
    })
  }
  return { needsProof: false, gifts: received }
}

async function waitingGifts(ctx: HolderContext) {
  const isDelegation = and(eq(delegations.issuerId, claims.issuerId), eq(delegations.n, claims.delegationN))
  return ctx.db
    .select({ gift: gifts, claim: claims, template: templates, issuer: issuers })
    .from(gifts)
    .innerJoin(claims, eq(claims.id, gifts.claimId))
    .innerJoin(templates, eq(templates.id, gifts.templateId))
    .innerJoin(issuers, eq(issuers.id, gifts.issuerId))
    .innerJoin(delegations, isDelegation)
    .where(
      and(
        await isFor(ctx, ctx.actor.holderId),
        eq(gifts.state, 'given'),
        isOpenAt(ctx.now()),
        isNull(templates.deletedAt),
        isNull(issuers.deletedAt),
        isNull(delegations.withdrawnAt),
        gt(delegations.validUntil, ctx.now()),
      ),
    )
    .orderBy(desc(gifts.createdAt), desc(gifts.id))
    .limit(SHOWN_MAX)
}
