import { foldName, searchNames } from './city-search-rules.ts'
import { COUNTRY_CODES, countryName } from './rules.ts'

type Language = 'en' | 'fr'
type Names = { codes: readonly string[]; folded: readonly string[] }
const known = new Map<Language, Names>()

/** The codes of all countries in the order of their names in a language. */
export function sortedCountries(language: Language): readonly string[] {
  return namesFor(language).codes.slice(0, COUNTRY_CODES.length)
}

/**
 * The countries that match a search, best first: by their names in the reader's language, then in the other one,
 * ignoring accents and case. Forgives typing errors only without an exact match. An empty search returns all.
 */
export function findCountries(typed: string, language: Language): readonly string[] {
  const { codes, folded } = namesFor(language)
  if (foldName(typed) === '') return sortedCountries(language)
  const found = searchNames(folded, typed, { most: folded.length, enough: 1 }).flatMap((at) => codes[at] ?? [])
  return [...new Set(found)]
}

function namesFor(language: Language): Names {
  const kept = known.get(language)
  if (kept) return kept
  const named = COUNTRY_CODES.map((iso2) => ({ iso2, name: countryName(iso2, language) }))
  named.sort((a, b) => a.name.localeCompare(b.name, language))
  const other = language === 'fr' ? 'en' : 'fr'
  const order = named.map(({ iso2 }) => iso2)
  const names = [...named.map(({ name }) => name), ...order.map((iso2) => countryName(iso2, other))]
  const made = { codes: [...order, ...order], folded: names.map(foldName) }
  known.set(language, made)
  return made
}
