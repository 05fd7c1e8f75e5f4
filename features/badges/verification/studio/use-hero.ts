import { useTexts } from '#ui/words/language.tsx'
import { faceOf } from '../face-rules.ts'
import { faceWords, verdictHeadings } from '../verdict-texts.ts'

/** A verdict as a heading: a sentence, or the two words of a genuine badge that is not in force. */
export function useHero(judged: Parameters<typeof faceOf>[0]): string {
  const headings = useTexts(verdictHeadings)
  const words = useTexts(faceWords)
  const face = faceOf(judged)
  return isHeading(headings, face) ? headings[face]() : words[face]()
}

function isHeading<T extends object>(headings: T, face: string): face is keyof T & string {
  return Object.hasOwn(headings, face)
}
