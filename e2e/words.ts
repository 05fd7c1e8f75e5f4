import { type Language, type Sentence, say, type Values } from '#base/text.ts'

/** Reads the product's sentences in a language: `words(sendWords, 'fr').send()`. */
export function words<T extends Record<string, Sentence>>(texts: T, language: Language) {
  return Object.fromEntries(
    Object.entries(texts).map(([key, sentence]) => [key, (values?: Values) => say(sentence, language, values)]),
  ) as { [K in keyof T]: (values?: Values) => string }
}
