import type { Output } from '#base/endpoint.ts'
import type { Alignment } from '#credentials/badges/build-badge.ts'
import type { Context } from '#platform/context.ts'
import { CATEGORY_FIELDS } from '../category-rules.ts'
import type * as contract from '../contract.ts'
import { eventDetails } from '../event/server/event-details.ts'
import type { SentCounts } from '../hooks.ts'
import type { Skill } from '../skills/rules.ts'
import { cardOf, pictureUrl } from './card-of.ts'
import type { TemplateRow } from './find-template.ts'
import type { IssuerRow } from './own-issuer.ts'

/** A template in the form that the calls return, without what their caller can do with it. */
export function describeTemplate(
  ctx: Context,
  template: TemplateRow,
  issuer: IssuerRow,
  { promised, ...counts }: SentCounts,
): Omit<Output<typeof contract.listTemplates>['templates'][number], 'rights'> {
  return {
    id: template.id,
    hash: template.hash,
    contractState: template.contractState,
    data: {
      id: template.id,
      lang: template.lang,
      name: template.name,
      description: template.description,
      criteria: template.criteria,
      image: pictureUrl(template.imageCid),
      imageAlt: template.imageAlt,
      points: template.points,
      date: template.createdAt.toISOString(),
      expirationDate: template.expirationDate?.toISOString() ?? '',
      expirationDuration: template.expirationDuration ?? 0,
      timestamped: template.timestamped,
      badgeCategory: template.category,
      issuerDID: issuer.did,
      limit: template.limit,
      hexColorRef: template.hexColorRef,
      alignment: template.alignment.map(describeSkill),
      tags: template.tags,
      credits: template.credits,
      suspendable: template.suspendable,
      ...(CATEGORY_FIELDS[template.category].event && { eventDetails: eventDetails(template) }),
      badgeTheme: {
        backgroundCardColor: template.themeBgColor,
        textColor: template.themeTextColor,
        cardEffect: template.themeCardEffect,
        textureImageURL: template.themeTextureImageURL,
        isLogoBack: template.themeIsLogoBack,
        shape: template.themeShape,
      },
    },
    card: cardOf(ctx, template, issuer),
    counts: { ...counts, remaining: template.limit < 0 ? -1 : Math.max(0, template.limit - promised) },
    version: template.version,
    updated: template.updatedAt.toISOString(),
  }
}

function describeSkill({ targetFramework = '', targetCode = '', targetType = '', ...target }: Alignment): Skill {
  return { ...target, targetFramework, targetCode, targetType: targetType as Skill['targetType'] }
}
