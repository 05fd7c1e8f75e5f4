import type { CardSpec } from '../card-spec.ts'
import type { Mark } from '../mark.ts'
import { fitLine, type TextStyle, wrap, wrapOrCut } from '../measure.ts'
import { peopleOf } from './community.ts'
import { composeHead, line } from './head.ts'
import { titleOf } from './title.ts'

type Set = TextStyle & { leading: number; most: number }

/** The sizes of a sentence, the first that holds it whole; 280 characters fit the last one. */
const SIZES: Set[] = [
  { face: 'title', size: 34, spacing: -0.01, leading: 42, most: 5 },
  { face: 'title', size: 28, spacing: -0.01, leading: 36, most: 6 },
  { face: 'text', size: 24, leading: 32, most: 8 },
  { face: 'text', size: 20, leading: 26, most: 11 },
]
const SMALLEST = SIZES[SIZES.length - 1] as Set
const TITLE: TextStyle = { face: 'strong', size: 20 }
const PEOPLE: TextStyle = { face: 'text', size: 20 }
const MARGIN = 34
const WIDTH = 480 - 2 * MARGIN
/** The first line's capitals begin here; the last line ends above the names. */
const TOP = 112
const PEOPLE_LINE = 470

/**
 * Of a Community card with a sentence: the issuer in a line, the giver's words as large as they fit, and below them the
 * title and "From ... to ..."; undefined without a sentence.
 */
export function composeSentence(spec: CardSpec, ink: string, soft: string): Mark[] | undefined {
  const sentence = spec.category === 'community' ? spec.sentence?.trim() : ''
  if (!sentence) return undefined
  const style = SIZES.find((set) => wrap(sentence, set, WIDTH, set.most)) ?? SMALLEST
  const lines = wrapOrCut(sentence, style, WIDTH, style.most)
  const people = fitLine(peopleOf({ ...spec, subtitle: '' }), PEOPLE, WIDTH)
  return [
    ...composeHead(spec, { x: MARGIN, y: 56, right: 480 - MARGIN, logo: 44, ink }),
    ...lines.map((words, at) => line('sentence', words, MARGIN, TOP + style.size + at * style.leading, style, ink)),
    line('subtitle', fitLine(titleOf(spec), TITLE, WIDTH), MARGIN, PEOPLE_LINE - 28, TITLE, ink),
    ...(people ? [line('subtitle', people, MARGIN, PEOPLE_LINE, PEOPLE, soft)] : []),
  ]
}
