import { contrastRatio, isHex } from '#base/colors.ts'
import { LANGUAGES, say } from '#base/text.ts'
import { protocolWords } from '#features/claims/texts.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import { pictureUrl } from '#features/templates/server/card-of.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { categoryWords } from '#features/templates/texts.ts'
import type { Config } from '#platform/settings/config.ts'

type Address = Pick<Config, 'publicUrl'>
type Named = Pick<Issuer, 'name' | 'imageCid' | 'bannerColor'>

/** How wallets show a badge that has no configuration of its own. */
export const ANY_BADGE_DISPLAY = LANGUAGES.map((locale) => ({ name: say(protocolWords.badge, locale), locale }))

/** How wallets show a community: name, logo and colours, in each language (OpenID4VCI 1.0, section 12.2.4). */
export function displayOfIssuer(config: Address, { name, imageCid, bannerColor }: Named) {
  const uri = addressOf(config, imageCid)
  return LANGUAGES.map((locale) => ({
    name,
    locale,
    ...(uri && { logo: { uri, alt_text: say(protocolWords.logo, locale, { name }) } }),
    ...colors(bannerColor, readableOn(bannerColor)),
  }))
}

/**
 * How wallets show the badges of a template, its own language first. Name and description are the issuer's in its own
 * language; what names the category is in each.
 */
export function displayOfTemplate(config: Address, template: TemplateRow, issuer: Named) {
  const { name, description, lang, category, imageAlt, themeBgColor, themeTextColor } = template
  const uri = addressOf(config, template.imageCid) || addressOf(config, issuer.imageCid)
  return [...LANGUAGES]
    .sort((a, b) => Number(b === lang) - Number(a === lang))
    .map((locale) => {
      const alt = say(protocolWords.picture, locale, { category: say(categoryWords[category], locale), name })
      return {
        name,
        locale,
        description,
        ...(uri && { logo: { uri, alt_text: locale === lang && imageAlt ? imageAlt : alt } }),
        // A membership card's picture has the shape of the card; others are emblems on it.
        ...(uri && category === 'membership' && { background_image: { uri } }),
        ...colors(themeBgColor, themeTextColor),
      }
    })
}

function colors(background: string, text: string) {
  return isHex(background) && isHex(text) ? { background_color: background, text_color: text } : {}
}

function readableOn(background: string): string {
  return contrastRatio(background, '#FFFFFF') >= contrastRatio(background, '#000000') ? '#FFFFFF' : '#000000'
}

/** The address of a stored picture for other hosts; '' without one. */
function addressOf({ publicUrl }: Address, cid: string): string {
  const address = pictureUrl(cid)
  return address.startsWith('/') ? `${publicUrl}${address}` : address
}
