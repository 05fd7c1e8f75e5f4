import type { CardTexture } from './card-spec.ts'
import { rulingPath, rulingPen } from './draw/ruling.ts'
import { RULING_PITCH } from './shapes.ts'

const TILES = { across: 14, down: 8 }

type TexturePreviewProps = {
  texture: CardTexture
  /** `#rrggbb`; the background of the lines. */
  field: string
  /** `#rrggbb`; the colour of the lines. */
  ink: string
}

/** A texture as on a card, filling its container; hidden from screen readers. */
export function TexturePreview({ texture, field, ink }: TexturePreviewProps) {
  const size = { width: TILES.across * RULING_PITCH, height: TILES.down * RULING_PITCH }
  return (
    <svg
      aria-hidden="true"
      data-texture={texture}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      style={{ display: 'block', width: '100%', height: '100%', borderRadius: 'inherit', fill: 'none' }}
    >
      <rect {...size} fill={field} />
      <path d={rulingPath(texture, size)} stroke={ink} {...rulingPen(texture)} opacity={0.55} />
    </svg>
  )
}
