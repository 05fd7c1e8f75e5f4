import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { providerOf } from '../rules.ts'
import { providerNames, stepAction, stepLine, stepTitle } from '../view-texts.ts'
import type { Said } from './step-words.ts'

/** The words for challenges in the current language. */
export function useSaid(): Said {
  const line = useTexts(stepLine)
  const title = useTexts(stepTitle)
  const action = useTexts(stepAction)
  const names = useTexts(providerNames)
  const format = useFormat()
  const provider: Said['provider'] = (type) => {
    const key = providerOf(type)
    return key ? names[key]() : ''
  }
  return { line, title, action, provider, day: format.day }
}
