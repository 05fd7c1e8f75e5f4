import { ELIDED_WORDS, elide } from './elide.ts'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** One wording, or one per plural category of `count` (Intl.PluralRules). */
export type Wording = string | { one: string; other: string; zero?: string; many?: string }
/** A sentence in both languages; `{name}` marks a value. */
export type Sentence = { en: Wording; fr: Wording }
export type Values = Record<string, string | number>

/** Declares a feature's sentences; a missing language does not compile. */
export function texts<const T extends Record<string, Sentence>>(sentences: T): T {
  return sentences
}

const SLOT = new RegExp(`(?:(?<!\\p{L})(${ELIDED_WORDS.join('|')}) )?\\{(\\w+)\\}(\\.(?!\\S))?`, 'giu')

/**
 * Says a sentence in a language with its values filled in. Numbers are written by Intl, `count` picks the plural, and
 * apostrophes are curled. French gets its narrow no-break spaces before `; : ! ?` and inside « », and elides `de`, `que`
 * and `le` before a name that asks for it. A full stop after a value that has its own ("oct.") is not written twice.
 */
export function say(sentence: Sentence, language: Language, values: Values = {}): string {
  const wording = curled(pick(sentence[language], language, values.count))
  const filled = wording.replace(SLOT, (whole, word: string | undefined, name: string, stop = '') => {
    const value = values[name]
    if (value === undefined) return whole
    const said = typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value
    const ended = said.endsWith('.') ? said : said + stop
    if (word === undefined) return ended
    return language === 'fr' ? elide(word, said) + ended : `${word} ${ended}`
  })
  return language === 'fr' ? spaced(filled) : filled
}

function pick(wording: Wording, language: Language, count: string | number | undefined): string {
  if (typeof wording === 'string') return wording
  if (typeof count !== 'number') return wording.other
  if (count === 0 && wording.zero !== undefined) return wording.zero
  const category = new Intl.PluralRules(language).select(count)
  return wording[category as keyof typeof wording] ?? wording.other
}

/** In a word, before a mark that begins one, after a plural outside of quotes, or before a year; code keeps its own. */
const APOSTROPHE =
  /`[^`]*`|(?<=[\p{L}\p{N}}])'(?=[\p{L}\p{N}{«“*[`])|(?<=s)(?<!(?:^|[\s(])'(?!\d)[^']*)'(?=[\s.,;:!?)»”]|$)|(?<=^|[\s(])'(?=\d\d(?!\d))/gu

/** Runs before values are filled in, so that those stay unchanged. */
function curled(wording: string): string {
  return wording.replace(APOSTROPHE, (found) => (found === "'" ? '\u2019' : found))
}

function spaced(text: string): string {
  return text.replace(/ ([;:!?»])/g, '\u202f$1').replace(/« /g, '«\u202f')
}

/** Whether a text is the code of one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language)
}

/** The language a browser asks for (`Accept-Language` or `navigator.language`); English unless French comes first. */
export function preferredLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase()
    if (isLanguage(tag)) return tag
  }
  return 'en'
}
