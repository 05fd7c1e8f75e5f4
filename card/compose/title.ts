import type { CardSpec } from '../card-spec.ts'
import type { Mark } from '../mark.ts'
import { type TextStyle, wrap, wrapOrCut } from '../measure.ts'
import { cardWord } from '../words.ts'
import { line } from './head.ts'

const LARGE: TextStyle & { leading: number } = { face: 'title', size: 46, spacing: -0.02, leading: 50 }
const SMALL: TextStyle & { leading: number } = { face: 'title', size: 36, spacing: -0.02, leading: 40 }
const MOST_LINES = 2

type TitlePlace = {
  x: number
  width: number
  ink: string
  /** The baseline of a single line; `pair` is that of the first of two. */
  single: number
  pair: number
}

/** The title: 46 on at most two lines, then 36, then cut with an ellipsis. */
export function composeTitle(spec: CardSpec, { x, width, ink, single, pair }: TitlePlace): Mark[] {
  const text = titleOf(spec)
  const large = wrap(text, LARGE, width, MOST_LINES)
  const style = large ? LARGE : SMALL
  const lines = large ?? wrapOrCut(text, SMALL, width, MOST_LINES)
  const first = lines.length === 1 ? single : pair
  return lines.map((words, index) => line('title', words, x, first + index * style.leading, style, ink))
}

/** The text of the title: its words, a Membership's fixed name, or the word "Title" while it is empty. */
export function titleOf(spec: CardSpec): string {
  const title = spec.title.trim()
  if (title !== '') return title
  return cardWord(spec.category === 'membership' ? 'membership' : 'untitled', spec.language)
}
