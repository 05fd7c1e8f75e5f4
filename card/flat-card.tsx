import { useId, useMemo } from 'react'
import type { CardSpec } from './card-spec.ts'
import { drawFront } from './front.ts'

/** Below this width the line under the title would be too small to read. */
const REDUCED_BELOW = 120

type Props = {
  spec: CardSpec
  /** In pixels; the card never grows wider than its parent. */
  width?: number
  /** false where the page draws its own shadow. */
  shadow?: boolean
  /** Draws another side than the front; lists load only the front's drawing. */
  draw?: typeof drawFront
}

/** A card as an inline drawing, with its description for screen readers. Its shadow falls downwards. */
export function FlatCard({ spec, width, shadow = true, draw = drawFront }: Props) {
  const id = useId()
  const key = JSON.stringify(spec)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spec is compared by what it says.
  const markup = useMemo(
    () =>
      draw(spec, {
        width,
        fluid: true,
        shadow,
        idPrefix: `card${id}`,
        reduced: width !== undefined && width < REDUCED_BELOW,
      }),
    [key, draw, width, shadow, id],
  )
  return (
    <span
      style={{ display: 'block', width: width ?? 'fit-content', maxWidth: '100%' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text and checks every address.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
