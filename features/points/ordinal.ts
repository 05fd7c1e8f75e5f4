import type { Language } from '#base/text.ts'

const ENGLISH: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const englishRules = new Intl.PluralRules('en', { type: 'ordinal' })

/** What follows a rank: 1st, 2nd, 23rd; 1er, 7e. */
export function ordinalSuffix(rank: number, language: Language): string {
  if (language === 'fr') return rank === 1 ? 'er' : 'e'
  return ENGLISH[englishRules.select(rank)] ?? 'th'
}
