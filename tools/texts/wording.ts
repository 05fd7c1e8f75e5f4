import { say } from '#base/text.ts'
import { termsIn } from './terms.ts'

type Language = 'en' | 'fr'
type Form = { language: Language; name: string; text: string }

/** How the wording of a sentence breaks a rule of all sentences. */
export function wordingOffences(sentence: { en: unknown; fr: unknown }): string[] {
  return formsOf(sentence).flatMap((form) => [
    ...curlyIn(form),
    ...quotesIn(form),
    ...elidedIn(form),
    ...pluralsIn(form),
    ...termsIn(form.language, form.text),
  ])
}

/** Every wording of a sentence; one without plurals has the name `''`. */
function formsOf(sentence: { en: unknown; fr: unknown }): Form[] {
  return (['en', 'fr'] as const).flatMap((language) => {
    const wording = sentence[language]
    const forms = typeof wording === 'string' ? { '': wording } : (wording as Record<string, string>)
    return Object.entries(forms).map(([name, text]) => ({ language, name, text }))
  })
}

/** Sources have straight apostrophes, so that a sentence is found by what one types. */
function curlyIn({ language, text }: Form): string[] {
  return /[\u2018\u2019]/.test(text) ? [`${language} has a curled apostrophe: write ', it is curled on the screen`] : []
}

/** What is still straight on the screen is a quotation mark, or an apostrophe that say() does not know; code has its own. */
function quotesIn({ language, text }: Form): string[] {
  const said = say({ en: text, fr: text }, language).replace(/`[^`]*`/g, '')
  return said.includes("'") ? [`${language} has a straight quotation mark: write ${QUOTES[language]}`] : []
}

/** Whether d' or de is right depends on the name. */
function elidedIn({ language, text }: Form): string[] {
  const found = language === 'fr' ? /(?:^|[^\p{L}])(\p{L}+')\{\w+\}/u.exec(text) : null
  return found ? [`fr writes ${found[1]} before a value: write the whole word, it is elided before a vowel`] : []
}

const QUOTES = { en: '“ ”', fr: '« »' }

const PLURALS = {
  en: 'addresses|attempts|badges|calls|challenges|characters|codes|communities|credits|days|e-mails|entries|folders|hours|keys|links|members|messages|minutes|months|people|places|points|posts|quests|rows|seconds|skills|templates|tickets|users|weeks|years',
  fr: 'adresses|ans|appels|badges|billets|caractères|clés|codes|communautés|compétences|crédits|défis|dossiers|e-mails|entrées|heures|jours|lignes|liens|listes|membres|messages|minutes|modèles|personnes|places|points|publications|quêtes|secondes|semaines|tentatives|utilisateurs',
}
const COUNTED = {
  en: new RegExp(`\\{(\\w+)\\}( [a-z-]+)? (${PLURALS.en})\\b`, 'g'),
  fr: new RegExp(`\\{(\\w+)\\}( \\p{L}+)? (${PLURALS.fr})(?![\\p{L}-])`, 'gu'),
}

/** A number that is 1 in "{count} users": only `count` decides the form, so it alone has a noun behind it. */
function pluralsIn({ language, name, text }: Form): string[] {
  return [...text.matchAll(COUNTED[language])].flatMap(([found, value]) => {
    const isOfOther = value !== 'count' && text.includes('{count}')
    return name === '' || name === 'one' || isOfOther
      ? [`${language} says "${found}" also of one: give it a singular`]
      : []
  })
}
