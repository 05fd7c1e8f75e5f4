import { ipfsAddress } from '#base/ipfs-address.ts'
import type { Language } from '#base/text.ts'
import type { CardShape, CardSpec } from '#card/card-spec.ts'
import { cardFacts } from '../card-rules.ts'
import { cardFace } from '../card-texts.ts'
import type { TemplateRow } from './find-template.ts'
import type { IssuerRow } from './own-issuer.ts'

/** The data of one badge on a card, besides its template; instants as `Date` or ISO text. */
export type CardExtra = {
  holderName?: string
  issuedOn?: Date | string | null
  validUntil?: Date | string | null
  verifyUrl?: string
  /** The sender of a Community badge. */
  giver?: string
  /** What a giver who is a person wrote. */
  sentence?: string
  seat?: string
  section?: string
  memberSince?: string
  hasEvidence?: boolean
  language?: Language
}

/** The card of a template, or (with `extra`) of one badge made from it; pictures are `/ipfs/{cid}`, '' without one. */
export function cardOf(
  _ctx: unknown,
  template: TemplateRow,
  issuer: Pick<IssuerRow, 'name' | 'imageCid'>,
  extra: CardExtra = {},
): CardSpec {
  const language = extra.language ?? template.lang
  return {
    category: template.category,
    language,
    title: template.name,
    issuerName: issuer.name,
    issuerImage: pictureUrl(issuer.imageCid),
    image: pictureUrl(template.imageCid),
    backgroundColor: template.themeBgColor,
    textColor: template.themeTextColor,
    effect: template.themeCardEffect,
    texture: template.themeTextureImageURL,
    isLogoBack: template.themeIsLogoBack,
    shape: template.themeShape as CardShape,
    ...cardFace(cardFacts(template), language),
    ...(extra.holderName && { holderName: extra.holderName }),
    ...(extra.issuedOn && { issuedOn: isoOf(extra.issuedOn) }),
    ...(extra.validUntil && { validUntil: isoOf(extra.validUntil) }),
    ...(extra.verifyUrl && { verifyUrl: extra.verifyUrl }),
    ...(extra.giver && { giver: extra.giver }),
    ...(extra.sentence && { sentence: extra.sentence }),
    ...(extra.seat && { seat: extra.seat }),
    ...(extra.section && { section: extra.section }),
    ...(extra.memberSince && { memberSince: extra.memberSince }),
    ...(extra.hasEvidence && { hasEvidence: true }),
    ...(template.timestamped && { timestamped: true }),
  }
}

/**
 * The address of a stored picture on our origins, '' without one; pictures of an old gateway are served from our own
 * store.
 */
export function pictureUrl(cid: string): string {
  return cid.includes('/') ? ipfsAddress(cid) : cid && `/ipfs/${cid}`
}

function isoOf(at: Date | string): string {
  return typeof at === 'string' ? at : at.toISOString()
}
