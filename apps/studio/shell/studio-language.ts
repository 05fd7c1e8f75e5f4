import { loadTexts } from '#base/load-texts.ts'
import { type Language, say } from '#base/text.ts'
import { toastError } from '#ui/calls/toast.ts'
import { detectLanguage, type LanguageChoice, useLanguageState } from '#ui/words/language.tsx'
import { commonProblems } from '#ui/words/texts.ts'

let chosen: Language | undefined

/** The current language, for code outside of components. */
export function chosenLanguage(): Language {
  chosen ??= detectLanguage()
  return chosen
}

/** The language as state: changes once the new sentences have loaded; a toast reports a failure. */
export function useStudioLanguage(): LanguageChoice {
  const { language, setLanguage } = useLanguageState()
  const choose = async (next: Language) => {
    try {
      await loadTexts(next)
      chosen = next
      setLanguage(next)
    } catch {
      toastError(say(commonProblems.unreachable, language))
    }
  }
  return { language, setLanguage: choose }
}
