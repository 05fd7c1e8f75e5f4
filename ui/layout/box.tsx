import { drawPart, type PartOf, type Tag } from './draw-part.ts'

/** A part without a layout of its own: its place in a row, its distances. */
export function Box<T extends Tag = 'div'>(props: PartOf<T, object>) {
  return drawPart(undefined, 'div', props)
}
