import { useTexts } from '#ui/words/language.tsx'
import { faceOf } from '../face-rules.ts'
import { endorsementHeadings } from '../foreign-texts.ts'
import { faceWords, verdictHeadings } from '../verdict-texts.ts'

type Judged = Parameters<typeof faceOf>[0] & { kind?: 'badge' | 'endorsement' }

/** A verdict as a heading: a sentence, or the two words of a genuine badge that is not in force. */
export function useHero(judged: Judged): string {
  const badge = useTexts(verdictHeadings)
  const endorsement = useTexts(endorsementHeadings)
  const words = useTexts(faceWords)
  const face = faceOf(judged)
  const headings = judged.kind === 'endorsement' ? endorsement : badge
  return isHeading(headings, face) ? headings[face]() : words[face]()
}

function isHeading<T extends object>(headings: T, face: string): face is keyof T & string {
  return Object.hasOwn(headings, face)
}
