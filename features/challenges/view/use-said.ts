import { say } from '#base/text.ts'
import { useFormat } from '#ui/words/format.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { stepLine } from '../view-texts.ts'
import type { Said } from './type-in-view.ts'

/** The words for challenges in the current language. */
export function useSaid(): Said {
  const { language } = useLanguage()
  const line = useTexts(stepLine)
  const format = useFormat()
  return { language, line, say: (sentence, values) => say(sentence, language, values), day: format.day }
}
