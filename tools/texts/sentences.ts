type Plural = Record<string, unknown>

/** Whether a value is a sentence: an object of wordings by language. A catalogue may have sentences called en and fr. */
export function isSentence(value: unknown): value is { en: unknown; fr: unknown } {
  return typeof value === 'object' && value !== null && 'en' in value && 'fr' in value && !isSentence(value.en)
}

/** Catalogues among a module's exports: objects that hold sentences and nothing else, by the name of their export. */
export function cataloguesOf(
  exports: Record<string, unknown>,
): [string, Record<string, { en: unknown; fr: unknown }>][] {
  return Object.entries(exports).flatMap(([name, value]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || isSentence(value)) return []
    const sentences = Object.values(value)
    if (sentences.length === 0 || !sentences.every(isSentence)) return []
    return [[name, value as Record<string, { en: unknown; fr: unknown }>]]
  })
}

/** The gaps of a sentence: a missing language, a missing plural form, or a value that only one language uses. */
export function sentenceOffences(sentence: { en: unknown; fr: unknown }): string[] {
  const empty = (['en', 'fr'] as const).filter((language) => !isWorded(sentence[language]))
  if (empty.length > 0) return empty.map((language) => `nothing is said in ${language}`)
  const [en, fr] = [valuesIn(sentence.en), valuesIn(sentence.fr)]
  return en === fr ? [] : [`en fills in {${en}}, fr {${fr}}`]
}

function isWorded(wording: unknown): boolean {
  if (typeof wording === 'string') return wording.trim() !== ''
  if (typeof wording !== 'object' || wording === null) return false
  const { one, other } = wording as Plural
  return isWorded(one) && isWorded(other)
}

/** `count` is left out: "one member" may say the number in words. */
function valuesIn(wording: unknown): string {
  const text = typeof wording === 'string' ? wording : Object.values(wording as Plural).join(' ')
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  return [...new Set(names)]
    .filter((name) => name !== 'count')
    .sort()
    .join(', ')
}
