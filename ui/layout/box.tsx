import { createElement } from 'react'
import { attributesOf, type PartOf, type Tag } from './layout-classes.ts'

/** A part without a layout of its own: its place in a row, its distances. A list has no bullets. */
export function Box<T extends Tag = 'div'>(props: PartOf<T, object>) {
  const { as = 'div', ...rest } = props as PartOf<'div', object>
  return createElement(as, attributesOf(rest, []))
}
