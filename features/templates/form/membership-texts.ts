import { type Language, say, texts } from '#base/text.ts'

/** The fixed title and criteria of every Membership card. */
export const membershipTexts = texts({
  title: { en: '{issuer} membership', fr: 'Adhésion {issuer}' },
  criteria: { en: 'Be a member of {issuer}.', fr: 'Être membre de {issuer}.' },
})

/** Title and criteria of an issuer's Membership card in a language. */
export function membershipWords(issuer: string, language: Language): { name: string; criteria: string } {
  return {
    name: say(membershipTexts.title, language, { issuer }),
    criteria: say(membershipTexts.criteria, language, { issuer }),
  }
}
