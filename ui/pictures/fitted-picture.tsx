import { Box } from '../layout/box.tsx'
import type { PartOf } from '../layout/draw-part.ts'

type Props = Omit<PartOf<'img', object>, 'as' | 'style'> & {
  alt: string
  /** At most so high: in px, or a length of CSS. */
  most: number | string
}

/** A picture in its own proportions, as large as its place and a height allow. */
export function FittedPicture({ most, ...picture }: Props) {
  return <Box block round="l" {...picture} as="img" style={{ maxWidth: '100%', maxHeight: most }} />
}
