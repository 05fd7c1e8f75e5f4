import { drawPart, type PartOf, type StackOwn, type Tag } from './draw-part.ts'

/** Children below each other, as wide as the stack; `across` leaves them their own width. */
export function Stack<T extends Tag = 'div'>(props: PartOf<T, StackOwn>) {
  return drawPart('stack', 'div', props)
}
