import { Box } from '../layout/box.tsx'
import type { PartOf } from '../layout/draw-part.ts'

type Props = Omit<PartOf<'img', object>, 'as' | 'style'> & {
  alt: string
  /** At most so high: in px, or a length of CSS. */
  most: number | string
  /** At most so wide, in px; else as wide as its place. */
  widest?: number | undefined
}

/** A picture in its own proportions, as large as its place and a height allow. */
export function FittedPicture({ most, widest, ...picture }: Props) {
  const maxWidth = widest ? `min(100%, ${widest}px)` : '100%'
  return <Box block round="l" {...picture} as="img" style={{ maxWidth, maxHeight: most }} />
}
