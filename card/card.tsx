import { useId, useMemo } from 'react'
import type { CardSide, CardSpec } from './card-spec.ts'
import { drawFlat } from './flat.ts'

/** Below this width the line under the title would be too small to read. */
const REDUCED_BELOW = 120
const SHADOW = 'drop-shadow(0 1px 1px rgba(23,19,43,.25)) drop-shadow(0 10px 14px rgba(23,19,43,.22))'

type FlatCardProps = {
  spec: CardSpec
  side?: CardSide
  /** In pixels; the card never grows wider than its parent. */
  width?: number
  /** false where the page draws its own shadow. */
  shadow?: boolean
}

/** A card as an inline drawing, with its name for those who do not see it. Its shadow falls downwards. */
export function FlatCard({ spec, side = 'front', width, shadow = true }: FlatCardProps) {
  const id = useId()
  const key = JSON.stringify(spec)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spec is compared by what it says.
  const markup = useMemo(
    () =>
      drawFlat(spec, side, {
        width,
        fluid: true,
        idPrefix: `card${id}`,
        reduced: width !== undefined && width < REDUCED_BELOW,
      }),
    [key, side, width, id],
  )
  return (
    <span
      style={{ display: 'block', width, maxWidth: '100%', filter: shadow ? SHADOW : undefined }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawFlat escapes every text and checks every address.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}

type CardStageProps = {
  spec: CardSpec
  side?: CardSide
  onFlip?: (side: CardSide) => void
  interactive?: boolean
  width?: number
}

/** The card as an object to hold: flat at once, in three dimensions as soon as that is ready. */
export function CardStage({ spec, side = 'front', width = 336 }: CardStageProps) {
  return <FlatCard spec={spec} side={side} width={width} />
}
