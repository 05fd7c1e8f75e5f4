import { drawPart, type PartOf } from './draw-part.ts'

/** A list with lines between its entries: each `li` is a row at least as high as a finger is wide. */
export function Rows(props: PartOf<'ul' | 'ol', { as?: 'ul' | 'ol' }>) {
  return drawPart('rows', 'ul', props)
}
