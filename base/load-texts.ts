import type { Language, Sentence, Wording } from './text.ts'

type Words = Wording[][]
type Load = Record<Language, () => Promise<{ default: Words }>>
type Waiting = { catalogues: Record<string, Sentence>[]; load: Load; loaded: Partial<Record<Language, Promise<void>>> }

const registered: Waiting[] = []

/** Called by a built texts.ts: its catalogues are empty until `loadTexts` fills in a language, in place. */
export function sayLater(catalogues: Record<string, Sentence>[], load: Load): void {
  registered.push({ catalogues, load, loaded: {} })
}

/**
 * Fetches a language's sentences for every texts.ts loaded so far, each once. Await it before the first render, after
 * each lazily loaded screen, and before changing the language. Does nothing where the build did not split the texts.
 */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all(
    registered.map((waiting) => {
      waiting.loaded[language] ??= fill(waiting, language).catch((error: unknown) => {
        // Removed, so that the next call tries again.
        delete waiting.loaded[language]
        throw error
      })
      return waiting.loaded[language]
    }),
  )
}

async function fill({ catalogues, load }: Waiting, language: Language): Promise<void> {
  const { default: words } = await load[language]()
  catalogues.forEach((catalogue, i) => {
    Object.values(catalogue).forEach((sentence, k) => {
      const wording = words[i]?.[k]
      if (wording !== undefined) sentence[language] = wording
    })
  })
}
