type Term = { language: 'en' | 'fr'; not: RegExp; write: string }

/** The words that the interface does not use, and what it says instead: docs/glossary.md has them for readers. */
const TERMS: Term[] = [
  { language: 'en', not: /\bpseudos?\b/i, write: 'name' },
  { language: 'en', not: /\binside of\b/i, write: 'in' },
  { language: 'en', not: /\b(?:whoever|anew)\b/i, write: 'a noun, or "again"' },
  { language: 'fr', not: /\bpseudos?\b/i, write: 'nom' },
  { language: 'fr', not: /\bréglages?\b/i, write: 'paramètres' },
  { language: 'fr', not: /^États?$/, write: 'statut' },
  { language: 'fr', not: /(?<!\b(?:en|avoir|avez|à) )\braisons?\b/i, write: 'motif' },
  { language: 'fr', not: /\b[Pp]osts?(?!\p{L})/u, write: 'publication' },
  { language: 'fr', not: /\bgains?\b/i, write: 'récompense' },
  {
    language: 'fr',
    not: /^(?:(?:Afficher|Voir|Charger|Montrer) la suite|(?:Voir|Charger|Montrer) plus)/,
    write: 'Afficher plus',
  },
]

const LITERAL = /\b(en|fr): (?:'([^'\n]+)'|"([^"\n]+)")/g

/** The terms of a text that the glossary replaces. */
export function termsIn(language: 'en' | 'fr', text: string): string[] {
  return TERMS.flatMap((term) => {
    const found = term.language === language ? term.not.exec(text)?.[0] : undefined
    return found === undefined ? [] : [`${language} says "${found}": write ${term.write}`]
  })
}

/** The same for the sentences that a source has beside its code. */
export function termsBeside(source: string): string[] {
  return [...source.matchAll(LITERAL)].flatMap(([, language, single, double]) =>
    termsIn(language as 'en' | 'fr', single ?? double ?? ''),
  )
}
