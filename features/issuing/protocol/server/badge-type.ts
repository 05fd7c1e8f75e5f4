import { LANGUAGES, say } from '#base/text.ts'
import { badgeTypeUrl } from '#features/badges/server/addresses.ts'
import type { Context } from '#platform/context.ts'
import { badgeTypeWords } from '../../texts.ts'
import { claimsOfType } from './described-claims.ts'

/** The type metadata of all of our badges as SD-JWT VC (SD-JWT VC, section 4): name and claims, in each language. */
export async function badgeType({ config }: Context) {
  return {
    vct: badgeTypeUrl(config),
    name: say(badgeTypeWords.name, 'en'),
    description: say(badgeTypeWords.description, 'en'),
    display: LANGUAGES.map((locale) => ({
      locale,
      name: say(badgeTypeWords.name, locale),
      description: say(badgeTypeWords.description, locale),
    })),
    claims: claimsOfType(),
  }
}
