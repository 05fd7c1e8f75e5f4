import { useId } from 'react'
import type { CardTexture } from './card-spec.ts'
import { RULING_PITCH, RULINGS } from './shapes.ts'

const TILES = { across: 14, down: 8 }

type TexturePreviewProps = {
  texture: CardTexture
  /** `#rrggbb`; the ground on which the lines lie. */
  field: string
  /** `#rrggbb`; the colour of the lines. */
  ink: string
}

/** A texture as a card carries it, the same tile repeated, to fill its place; says nothing to those who do not see it. */
export function TexturePreview({ texture, field, ink }: TexturePreviewProps) {
  const id = useId().replace(/[^\w-]/g, '')
  const { d, dot } = RULINGS[texture]
  const [width, height] = [TILES.across * RULING_PITCH, TILES.down * RULING_PITCH]
  return (
    <svg
      aria-hidden="true"
      data-texture={texture}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      style={{ display: 'block', width: '100%', height: '100%', borderRadius: 'inherit', fill: 'none' }}
    >
      <pattern id={id} width={RULING_PITCH} height={RULING_PITCH} patternUnits="userSpaceOnUse">
        <path d={d} {...(dot ? { fill: ink } : { stroke: ink, strokeWidth: 1.1 })} />
      </pattern>
      <rect width={width} height={height} fill={field} />
      <rect width={width} height={height} fill={`url(#${id})`} opacity={0.55} />
    </svg>
  )
}
