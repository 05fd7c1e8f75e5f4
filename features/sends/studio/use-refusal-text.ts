import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { limitWords } from '../mail/limit-texts.ts'

/** Why something was not sent, as a key of the catalogue, with what a refusal past the daily limit says. */
export type Refusal = { key: string; values?: Record<string, string> | undefined }

/** What can be sent now of a send above the daily limit, and when the rest can: the `limitValues` in words. */
export function useLimitText(): (values: Record<string, string>) => string {
  const limitTexts = useTexts(limitWords)
  const format = useFormat()
  return ({ left = '0', again = '' }) => {
    const count = Number(left)
    return again ? limitTexts.restFrom({ count, at: format.recent(again) }) : limitTexts.tooLarge({ count })
  }
}

/** The sentence of a refusal; past the daily limit also what can be sent now, and when the rest can. */
export function useRefusalText(): (refusal: Refusal) => string {
  const sentence = useProblemText()
  const limitText = useLimitText()
  return ({ key, values }) =>
    key === 'tooManyEmails' && values ? `${sentence(key)}. ${limitText(values)}.` : sentence(key)
}
