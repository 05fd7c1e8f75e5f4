import { drawPart, type PartOf, type Tag } from './draw-part.ts'

/** Words in a role of type; a paragraph unless `as` says otherwise. */
export function Text<T extends Tag = 'p'>(props: PartOf<T, object>) {
  return drawPart(undefined, 'p', props)
}
