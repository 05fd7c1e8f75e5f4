import type { PartOf } from '../layout/draw-part.ts'
import { Text } from '../layout/text.tsx'

type Props = Omit<PartOf<'span' | 'strong', object>, 'className'>

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
    />
  )
}
