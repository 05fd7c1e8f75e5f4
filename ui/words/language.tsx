import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { isLanguage, type Language, preferredLanguage, type Sentence, say, type Values } from '#base/text.ts'

const STORED = 'language'

export type LanguageChoice = { language: Language; setLanguage: (language: Language) => void }

const LanguageContext = createContext<LanguageChoice>({ language: 'en', setLanguage: () => undefined })

/** The language a page starts in: the stored choice, then the browser's, then English. */
export function detectLanguage(): Language {
  const stored = readStored()
  return isLanguage(stored) ? stored : preferredLanguage(navigator.languages?.join(',') ?? navigator.language)
}

/** The language of this device as state: detected at first, a choice is stored in `localStorage.language`. */
export function useLanguageState(): LanguageChoice {
  const [language, setLanguage] = useState(detectLanguage)
  return {
    language,
    setLanguage: (chosen) => {
      writeStored(chosen)
      setLanguage(chosen)
    },
  }
}

/** Gives the language to everything below and sets `<html lang>`. */
export function LanguageProvider({ language, setLanguage, children }: LanguageChoice & { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <LanguageContext value={{ language, setLanguage }}>{children}</LanguageContext>
}

/** The current language and a function to change it. */
export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext)
}

export type Texts<T> = { readonly [K in keyof T]: (values?: Values) => string }

/** A feature's sentences in the current language: `t.key({ count: 3 })`. */
export function useTexts<T extends Record<string, Sentence>>(sentences: T): Texts<T> {
  const { language } = useLanguage()
  return useMemo(() => sayIn(sentences, language), [sentences, language])
}

/** A feature's sentences in a given language, outside of components. */
export function sayIn<T extends Record<string, Sentence>>(sentences: T, language: Language): Texts<T> {
  const spoken = Object.entries(sentences).map(([key, sentence]) => [
    key,
    (values?: Values) => say(sentence, language, values),
  ])
  return Object.fromEntries(spoken) as Texts<T>
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null
  }
}

function writeStored(language: Language) {
  try {
    localStorage.setItem(STORED, language)
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
}
