import type { Shape } from '#ui/layout/draw-part.ts'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'

type Props = Pick<Shape, 'type' | 'tone' | 'weight'> & {
  /** As it is written. */
  name: string
  /** The name of the picture or initials; without one nobody is drawn. */
  drawn: string | undefined
  picture: string
  /** Of the picture, in px. */
  size: number
  /** Shown whole on hover. */
  title?: string
}

/** A person of a ranking: picture and name in one line, which is cut where there is no room. */
export function RankedPerson({ name, drawn, picture, size, title, ...type }: Props) {
  return (
    <Row as="span" gap="m" grow>
      <Roundel name={drawn ?? ''} picture={picture || undefined} size={size} />
      <Text as="span" {...type} grow brief title={title}>
        {name}
      </Text>
    </Row>
  )
}
