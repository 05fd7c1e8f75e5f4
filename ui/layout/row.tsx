import { createElement } from 'react'
import { attributesOf, type Gaps, gapNames, type PartOf, type Tag } from './layout-classes.ts'

type Own = Gaps & {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  justify?: 'between' | 'center' | 'end'
  wrap?: boolean
  /** As wide as its children, within a line of text. */
  inline?: boolean
}

/** Children beside each other, in the middle of the line. With `wrap` they go on below where there is no room. */
export function Row<T extends Tag = 'div'>(props: PartOf<T, Own>) {
  const { as = 'div', gap, rows, align = 'center', justify, wrap, inline, ...rest } = props as PartOf<'div', Own>
  const own = [
    inline ? 'inline' : 'row',
    `align-${align}`,
    justify && `justify-${justify}`,
    wrap && 'wrap',
    ...gapNames({ gap, rows }),
  ]
  return createElement(as, attributesOf(rest, own))
}
