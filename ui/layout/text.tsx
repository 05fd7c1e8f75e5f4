import { createElement } from 'react'
import { attributesOf, type PartOf, type Tag } from './layout-classes.ts'

/** Words in a role of type; a paragraph unless `as` says otherwise. */
export function Text<T extends Tag = 'p'>(props: PartOf<T, object>) {
  const { as = 'p', ...rest } = props as PartOf<'p', object>
  return createElement(as, attributesOf(rest, []))
}
