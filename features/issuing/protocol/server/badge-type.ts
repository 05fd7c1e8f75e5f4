import { LANGUAGES, say } from '#base/text.ts'
import { badgeTypeUrl } from '#features/badges/server/addresses.ts'
import type { Context } from '#platform/context.ts'
import { badgeTypeWords } from '../../texts.ts'

type Word = keyof typeof badgeTypeWords
const SUBJECT = 'credentialSubject'

/** The claims that wallets show, by path; `always` for those that a holder may withhold. */
const CLAIMS: { path: string[]; label: Word; sd: 'always' | 'never' }[] = [
  { path: [SUBJECT, 'achievement', 'name'], label: 'title', sd: 'never' },
  { path: [SUBJECT, 'achievement', 'description'], label: 'achievement', sd: 'never' },
  { path: [SUBJECT, 'achievement', 'criteria', 'narrative'], label: 'criteria', sd: 'never' },
  { path: ['issuer', 'name'], label: 'issuer', sd: 'never' },
  { path: [SUBJECT, 'identifier'], label: 'recipient', sd: 'always' },
  { path: [SUBJECT, 'result'], label: 'result', sd: 'always' },
  { path: ['evidence'], label: 'evidence', sd: 'always' },
]

/** The type metadata of our badges as SD-JWT VC (SD-JWT VC, section 4): their name and claims, in each language. */
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
    claims: CLAIMS.map(({ path, label, sd }) => ({
      path,
      sd,
      display: LANGUAGES.map((locale) => ({ locale, label: say(badgeTypeWords[label], locale) })),
    })),
  }
}
