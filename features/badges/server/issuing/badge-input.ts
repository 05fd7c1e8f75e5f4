import type { Category as AchievementKind, BadgeInput } from '#credentials/badges/build-badge.ts'
import { newSalt } from '#credentials/badges/email-hash.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import { type Category, nameOnBadge, placeText } from '#features/templates/rules.ts'
import { pictureUrl } from '#features/templates/server/card-of.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { endOfBadge } from '#features/templates/validity-rules.ts'
import type { Context } from '#platform/context.ts'
import { achievementUrl, credentialUrl, statusListUrl, suspensionListUrl } from '../addresses.ts'

export type Issue = {
  template: TemplateRow
  issuer: Issuer
  holderId: string
  holderDid: string
  claimId: string
  delegationN: number
  /** The address that the badge was sent to; the credential carries its salted hash. */
  email?: string
  /** The values of a Ticket; only options defined by the template are used. */
  options?: { name?: string; seat?: string; section?: string }
  /** The giver of a Community badge; defaults to the issuer. */
  giver?: { did: string; name?: string }
  evidenceUrl?: string
  evidenceText?: string
}

type Made = { id: string; issuedAt: Date; listId: string; slot: number }

const KINDS: Record<Category, AchievementKind> = {
  basic: 'Basic',
  community: 'Community',
  participation: 'Participation',
  ticket: 'Ticket',
  membership: 'Membership',
  role: 'Role',
}

/** Builds the input of a badge's credential, for every category. */
export function badgeInput(ctx: Context, issue: Issue, made: Made): BadgeInput {
  const { template, issuer, holderDid, email } = issue
  const { publicUrl } = ctx.config
  const picture = template.imageCid || issuer.imageCid
  return {
    id: credentialUrl(ctx.config, made.id),
    category: KINDS[template.category],
    issuer: {
      did: issuer.didWeb,
      name: issuer.name,
      url: issuer.website,
      image: issuer.imageCid && publicUrl + pictureUrl(issuer.imageCid),
    },
    achievement: {
      id: achievementUrl(ctx.config, template.id),
      name: template.name,
      description: template.description,
      criteria: template.criteria,
      // A Role may have no picture of its own: its issuer's is used instead.
      image: { url: publicUrl + pictureUrl(picture), caption: template.imageAlt },
      language: template.lang,
      version: String(template.version),
      alignment: template.alignment,
      tags: template.tags,
      credits: template.credits,
    },
    holder: { did: holderDid, ...(email && { email: { address: email, salt: newSalt() } }) },
    validFrom: made.issuedAt,
    validUntil: endOfBadge(template, made.issuedAt),
    status: {
      listUrl: statusListUrl(ctx.config, made.listId),
      ...(template.suspendable && { suspensionUrl: suspensionListUrl(ctx.config, made.listId) }),
      slot: made.slot,
    },
    ...(template.category === 'community' && { giver: issue.giver ?? { did: issuer.didWeb, name: issuer.name } }),
    event: eventOf(template),
    results: resultsOf(issue),
    evidence: { url: issue.evidenceUrl, text: issue.evidenceText },
  }
}

function eventOf({ name, startDate, endDate, ...place }: TemplateRow): BadgeInput['event'] {
  return startDate && endDate ? { name, startsAt: startDate, endsAt: endDate, location: placeText(place) } : undefined
}

function resultsOf({ template, options }: Issue): BadgeInput['results'] {
  return {
    points: template.points === 0 ? '' : String(template.points),
    name: nameOnBadge(template, { optionName: options?.name }),
    seat: template.optionSeat ? options?.seat : '',
    section: template.optionSection ? options?.section : '',
  }
}
