import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { stopWords } from '../texts.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Writes a bound of waiting, in seconds: "3 hours"; '' of none. */
export function useWaitWords(): (seconds: number) => string {
  const say = useTexts(stopWords)
  const format = useFormat()
  return (seconds) => {
    if (seconds <= 0) return ''
    const [size, words] = seconds < HOUR ? [60, say.minutes] : seconds < DAY ? [HOUR, say.hours] : [DAY, say.daysOf]
    const count = seconds / size
    // A count of 1.5 is written with the comma of the language, and is plural in English alone.
    return words({ count }).replace(String(count), format.number(count))
  }
}
