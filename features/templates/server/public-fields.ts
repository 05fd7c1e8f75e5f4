import type { TemplateFields } from '#credentials/badges/template-hash.ts'
import { CATEGORY_FIELDS } from '../category-rules.ts'
import { eventDetails } from '../event/server/event-details.ts'
import type { TemplateRow } from './find-template.ts'

/**
 * The public fields of a template's current version, whose hash is anchored: its content and its look, with the
 * issuer's DID, the template's id and the version, so that no two templates share a hash. Fields added later are left
 * out while they are empty, so that the hashes of older versions stay valid.
 */
export function publicFields(template: TemplateRow, issuerDid: string): TemplateFields {
  return {
    issuer: issuerDid,
    templateId: template.id,
    version: template.version,
    category: template.category,
    lang: template.lang,
    name: template.name,
    description: template.description,
    criteria: template.criteria,
    image: template.imageCid,
    imageAlt: template.imageAlt,
    badgeTheme: {
      backgroundCardColor: template.themeBgColor,
      textColor: template.themeTextColor,
      cardEffect: template.themeCardEffect,
      textureImageURL: template.themeTextureImageURL,
      isLogoBack: template.themeIsLogoBack,
      shape: template.themeShape,
    },
    timestamped: template.timestamped,
    expirationDate: template.expirationDate?.toISOString() ?? '',
    expirationDuration: template.expirationDuration ?? 0,
    points: template.points,
    limit: template.limit,
    ...(template.hexColorRef && { hexColorRef: template.hexColorRef }),
    ...(CATEGORY_FIELDS[template.category].event && { eventDetails: publicEvent(template) }),
    ...(template.alignment.length > 0 && { alignment: template.alignment }),
    ...(template.tags.length > 0 && { tags: template.tags }),
    ...(template.credits > 0 && { credits: template.credits }),
    ...(template.suspendable && { suspendable: true }),
  }
}

function publicEvent(template: TemplateRow) {
  const { streetAddress, ...event } = eventDetails(template)
  return { ...event, ...(streetAddress && { streetAddress }) }
}
