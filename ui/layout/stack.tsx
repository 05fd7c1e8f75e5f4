import { createElement } from 'react'
import { attributesOf, type Gaps, gapNames, type PartOf, type Tag } from './layout-classes.ts'

type Own = Gaps & { across?: 'start' | 'center' | 'end' }

/** Children below each other, as wide as the stack; `across` leaves them their own width. A list has no bullets. */
export function Stack<T extends Tag = 'div'>(props: PartOf<T, Own>) {
  const { as = 'div', gap, rows, across, ...rest } = props as PartOf<'div', Own>
  return createElement(as, attributesOf(rest, ['stack', ...gapNames({ gap, rows }), across && `across-${across}`]))
}
