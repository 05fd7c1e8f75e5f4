import type { Input, Output } from '#base/endpoint.ts'
import { isOpenLink } from '#features/claims/rules.ts'
import { giverOf } from '#features/claims/server/giver-of.ts'
import { findHolder } from '#features/holders/server/queries.ts'
import { credentialIssuer } from '#features/issuers/rules.ts'
import { findKeptIssuer } from '#features/issuers/server/find-kept-issuer.ts'
import { faceOf } from '#features/issuers/server/issuer-face.ts'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { publicPageUrl } from '#features/issuers/server/promotion/public-page-url.ts'
import { listedName } from '#features/names/rules.ts'
import { messageOf } from '#features/sends/mail/server/messages.ts'
import { shownEvent } from '#features/templates/event/server/event-details.ts'
import { templateAtVersion } from '#features/templates/life/server/template-at-version.ts'
import { nameOnBadge } from '#features/templates/rules.ts'
import { cardOf } from '#features/templates/server/card-of.ts'
import { findKeptTemplate } from '#features/templates/server/find-kept-template.ts'
import type { Context } from '#platform/context.ts'
import type * as claimContract from '../contract.ts'
import { offerUri } from '../rules.ts'
import { readLink } from './read-link.ts'

/** The data for a claim link's page, in each of its states; reading it changes nothing. */
export async function getClaim(
  ctx: Context,
  { token }: Input<typeof claimContract.getClaim>,
): Promise<Output<typeof claimContract.getClaim>> {
  const link = await readLink(ctx, token)
  const present = link && (await findKeptTemplate(ctx, link.claim.templateId))
  const template = present && (await templateAtVersion(ctx, present, link.claim.templateVersion))
  const issuer = link && (await findKeptIssuer(ctx, link.claim.issuerId))
  if (!link || !template || !issuer) return unknownClaim(ctx)
  const { claim } = link
  const isOver = template.deletedAt !== null && (link.state === 'open' || link.state === 'notYet')
  const state = isOver ? 'expired' : link.state
  const face = faceOf(issuer)
  const giver = giverOf(claim)
  const isWaiting = state === 'open' || state === 'notYet'
  // What a member wrote of the person to whom they give is not the community's.
  const listed = isWaiting && !giver ? listedName(claim.optionName) : ''
  return {
    state,
    card: cardOf(ctx, template, issuer, {
      holderName: nameOnBadge(template, claim),
      seat: claim.optionSeat,
      section: claim.optionSection,
      giver: claim.giverName,
    }),
    title: template.name,
    ...shownEvent(template),
    description: template.description,
    criteria: template.criteria,
    lang: template.lang,
    issuer: {
      name: face.name,
      image: face.image,
      did: face.did,
      host: face.host,
      promotedAt: promotedAt(issuer),
      pageUrl: publicPageUrl(ctx.config, issuer),
    },
    email: isWaiting ? claim.email : '',
    name: isWaiting ? claim.givenName || listed : '',
    listedName: listed,
    message: isWaiting && !giver ? await messageOf(ctx, claim.sendId) : '',
    ...(giver && { giver: { ...giver, sentence: claim.evidenceText } }),
    ownWallet: claim.holderId ? ((await findHolder(ctx, claim.holderId))?.kind ?? 'email') : '',
    startDate: claim.startDate?.toISOString() ?? '',
    endDate: claim.endDate.toISOString(),
    revokedAt: claim.revokedAt?.toISOString() ?? '',
    revokedReason: claim.revokedReason,
    asksCode: claim.asksCode === 1,
    offerUri: isOpenLink(claim) ? '' : offerUri(ctx.config.publicUrl, { code: token }),
    credentialIssuer: credentialIssuer(ctx.config.publicUrl, issuer.id),
    isShared: isOpenLink(claim),
    confirmsEmail: claim.confirmsEmail,
    mailDomains: claim.mailDomains,
  }
}

function unknownClaim(ctx: Context): Output<typeof claimContract.getClaim> {
  return {
    state: 'unknown',
    title: '',
    description: '',
    criteria: '',
    lang: ctx.language,
    email: '',
    name: '',
    listedName: '',
    message: '',
    ownWallet: '',
    startDate: '',
    endDate: '',
    revokedAt: '',
    revokedReason: '',
    asksCode: false,
    offerUri: '',
    credentialIssuer: '',
    isShared: false,
    confirmsEmail: false,
    mailDomains: [],
  }
}
