import type { PartOf } from '../layout/draw-part.ts'
import { Text } from '../layout/text.tsx'

/** The same while the number is not known yet. */
const WIDTH = { minWidth: 56 }

type Props = Omit<PartOf<'span' | 'strong', object>, 'className' | 'style'>

/** A number of two digits that people compare on two screens. */
export function NumberTile({ as = 'span', ...tile }: Props) {
  return (
    <Text
      padBlock="s"
      padInline="m"
      fixed
      ground="accent"
      round="m"
      tone="accent"
      centered
      {...tile}
      as={as}
      className="bz-figure"
      style={WIDTH}
    />
  )
}
