import { LANGUAGES, say } from '#base/text.ts'
import { badgeTypeWords } from '../../texts.ts'

const SUBJECT = 'credentialSubject'

/** A claim that wallets show, by its path; `always` for one that a holder may withhold from an SD-JWT VC. */
type Described = { path: string[]; label: keyof typeof badgeTypeWords; sd: 'always' | 'never' }

/** The same paths in both forms of a badge: its SD-JWT VC has the members of its credential. */
const CLAIMS: Described[] = [
  { path: [SUBJECT, 'achievement', 'name'], label: 'title', sd: 'never' },
  { path: [SUBJECT, 'achievement', 'description'], label: 'achievement', sd: 'never' },
  { path: [SUBJECT, 'achievement', 'criteria', 'narrative'], label: 'criteria', sd: 'never' },
  { path: ['issuer', 'name'], label: 'issuer', sd: 'never' },
  { path: [SUBJECT, 'identifier'], label: 'recipient', sd: 'always' },
  { path: [SUBJECT, 'result'], label: 'result', sd: 'always' },
  { path: ['evidence'], label: 'evidence', sd: 'always' },
]

/** The claims of a badge's type with their labels in each language (SD-JWT VC, type metadata). */
export function claimsOfType() {
  return CLAIMS.map(({ path, label, sd }) => ({
    path,
    sd,
    display: LANGUAGES.map((locale) => ({ locale, label: say(badgeTypeWords[label], locale) })),
  }))
}

/** The claims of a badge's configuration with their names in each language (OpenID4VCI 1.0, appendix B.2). */
export function claimsOfConfiguration() {
  return CLAIMS.map(({ path, label, sd }) => ({
    path,
    // Whatever may be withheld is not in every badge either.
    ...(sd === 'never' && { mandatory: true }),
    display: LANGUAGES.map((locale) => ({ name: say(badgeTypeWords[label], locale), locale })),
  }))
}
