import { drawPart, type GridOwn, type PartOf, type Tag } from './draw-part.ts'

/** Children side by side in columns: so many, which become one on phones, or as many as there is room for. */
export function Grid<T extends Tag = 'div'>(props: PartOf<T, GridOwn>) {
  return drawPart('grid', 'div', props)
}
