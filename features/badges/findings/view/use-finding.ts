import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Checked } from '../rules.ts'
import { type NamedBadge, valuesOf } from '../sentence-rules.ts'
import { findingSentences, shapeWords } from '../texts.ts'

/** Says what a check found, with the names and days of its badge. */
export function useFinding(): (found: Pick<Checked, 'finding' | 'facts'>, badge: NamedBadge) => string {
  const sentences = useTexts(findingSentences)
  const shapes = useTexts(shapeWords)
  const format = useFormat()
  return (found, badge) => {
    const [, reason = ''] = found.finding.split('.')
    const finding = isOf(shapes, reason) ? shapes[reason]() : ''
    return sentences[found.finding]({ ...valuesOf(found, badge, format), finding })
  }
}

function isOf<T extends object>(words: T, key: string): key is keyof T & string {
  return Object.hasOwn(words, key)
}
