import { useLanguage } from '#ui/words/language.tsx'

const STEPS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

/** Returns a function that words how long ago an instant (ISO) was, in the language of the screen. */
export function useSince() {
  const { language } = useLanguage()
  return (instant: string): string => {
    const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
    const seconds = (Date.now() - Date.parse(instant)) / 1000
    const step = STEPS.find(({ seconds: length }) => seconds >= length)
    return step ? words.format(-Math.floor(seconds / step.seconds), step.unit) : words.format(0, 'minute')
  }
}
