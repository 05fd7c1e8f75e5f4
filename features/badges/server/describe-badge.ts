import { readSkills } from '#credentials/badges/read-skills.ts'
import { didWebUrl } from '#credentials/dids/did-web.ts'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { publicPageUrl } from '#features/issuers/server/promotion/public-page-url.ts'
import { shownEvent } from '#features/templates/event/server/event-details.ts'
import { type CardExtra, cardOf, pictureUrl } from '#features/templates/server/card-of.ts'
import type { Context } from '#platform/context.ts'
import { isLoopbackHost } from '#platform/settings/is-loopback-host.ts'
import { credentialUrl, verifyUrl } from './addresses.ts'
import { giverOf, publicFacts, seatFacts } from './card-facts.ts'
import type { BadgeDetails } from './queries.ts'

/** A badge as its holder sees it: a ticket's card includes the seat, the section and the name. */
export function describeBadge(ctx: Context, details: BadgeDetails) {
  const { seat, section, name } = seatFacts(details.badge)
  return describeFor(ctx, details, { seat, section, holderName: name || details.ownName })
}

function describeFor(ctx: Context, details: BadgeDetails, extra: CardExtra) {
  const { badge, template, issuer } = details
  const verify = verifyUrl(ctx.config, badge.id)
  const { evidenceUrl: url, evidenceText: text } = badge
  const evidence = url || text ? [{ url, name: '', text }] : []
  return {
    card: cardOf(ctx, template, issuer, {
      issuedOn: badge.issuedAt,
      validUntil: badge.validUntil,
      verifyUrl: verify,
      hasEvidence: evidence.length > 0,
      ...publicFacts(badge, template, details),
      ...extra,
    }),
    title: template.name,
    ...shownEvent(template),
    description: template.description,
    criteria: template.criteria,
    lang: template.lang,
    evidence,
    giver: giverOf(badge, details.isGiverGone),
    issuer: {
      name: issuer.name,
      image: pictureUrl(issuer.imageCid),
      did: issuer.did,
      host: new URL(didWebUrl(issuer.didWeb)).host,
      bannerColor: issuer.bannerColor,
      promotedAt: promotedAt(issuer),
      pageUrl: publicPageUrl(ctx.config, issuer),
    },
    issuedAt: badge.issuedAt.toISOString(),
    validUntil: badge.validUntil?.toISOString() ?? '',
    revokedAt: badge.revokedAt?.toISOString() ?? '',
    revokedReason: badge.revokedReason,
    suspendedAt: badge.suspendedAt?.toISOString() ?? '',
    suspendedReason: badge.suspendedReason,
    supersededBy: badge.supersededBy,
    verifyUrl: verify,
  }
}

/**
 * A badge as anyone with its page's address sees it: no e-mail address, no hash of one, no seat; and its holder's name only
 * where they chose that the page shows it.
 */
export function describePublicBadge(ctx: Context, details: BadgeDetails) {
  const holderName = details.showsName ? details.ownName : ''
  return {
    ...describeFor(ctx, details, { holderName }),
    skills: readSkills(details.badge.credential),
    badgeId: details.badge.id,
    holderName,
    credentialUrl: details.isShared ? credentialUrl(ctx.config, details.badge.id) : '',
    isLocal: isLoopbackHost(new URL(ctx.config.publicUrl).hostname),
  }
}
