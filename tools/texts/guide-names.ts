type Sentences = { en: unknown; fr: unknown }[]

const BOLD = /\*\*([^*]+)\*\*/g
const LINK = /\]\((\/[^)\s]*)\)/g

/**
 * The names that a page of the guide says and the interface does not. Its bold words are names of buttons, fields and
 * pages: each must be a sentence of the interface, and both languages must name the same ones.
 */
export function unknownNames(guide: { en: unknown; fr: unknown }, interfaceSentences: Sentences): string[] {
  const names = { en: namesIn(guide.en, BOLD), fr: namesIn(guide.fr, BOLD) }
  return (['en', 'fr'] as const).flatMap((language) => {
    const other = language === 'en' ? 'fr' : 'en'
    return [...names[language]].flatMap((name) => {
      const called = interfaceSentences.filter((sentence) => sentence[language] === name)
      if (called.length === 0) return [`${language} names "${name}", which nothing in the interface is called`]
      const isNamed = called.some((sentence) => names[other].has(String(sentence[other])))
      return isNamed ? [] : [`${other} does not name "${called[0]?.[other]}", which ${language} calls "${name}"`]
    })
  })
}

/** The pages that a guide links to, of which the studio's routes have none. */
export function unknownPages(guide: { en: unknown; fr: unknown }, routes: string): string[] {
  const linked = new Set([...namesIn(guide.en, LINK), ...namesIn(guide.fr, LINK)])
  return [...linked].flatMap((path) =>
    [`'${path}'`, `'${path}/`].some((start) => routes.includes(`path: ${start}`))
      ? []
      : [`links to ${path}, which is no page`],
  )
}

function namesIn(text: unknown, pattern: RegExp): Set<string> {
  return new Set([...String(text).matchAll(pattern)].map(([, name]) => name ?? ''))
}
