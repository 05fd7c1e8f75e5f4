import { drawPart, type PartOf, type RowOwn, type Tag } from './draw-part.ts'

/** Children beside each other, in the middle of the line. With `wrap` they go on below where there is no room. */
export function Row<T extends Tag = 'div'>(props: PartOf<T, RowOwn>) {
  return drawPart('row', 'div', props)
}
