import type { CardCategory, CardTexture } from './card-spec.ts'
import type { Face } from './measure.ts'

/** The position of a path: moved, then scaled from its own origin. */
export type Placement = { x: number; y: number; scale?: number }
/**
 * A fill or stroke: a colour, or a gradient over the path's own box (positions and one or two radii in shares of it).
 */
export type Paint =
  | string
  | { kind: 'linear'; from: [number, number]; to: [number, number]; stops: Stop[] }
  | { kind: 'radial'; centre: [number, number]; radius: number | [number, number]; stops: Stop[] }
export type Stop = { at: number; color: string; opacity?: number }

export type TextRole = 'issuer' | 'initial' | 'title' | 'subtitle' | 'sentence' | 'label' | 'value' | 'day' | 'name'

/** One line of text; `y` is its baseline, sizes are units of the full card. */
export type TextMark = {
  kind: 'text'
  role: TextRole
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  face: Face
  size: number
  spacing: number
  fill: string
  opacity?: number
}

export type PathMark = {
  kind: 'path'
  d: string
  at?: Placement
  fill?: Paint
  stroke?: Paint
  strokeWidth?: number
  opacity?: number
  /** Shown only inside this. */
  clip?: { d: string; at?: Placement }
  /** Dash pattern of the stroke, round caps. */
  dash?: string
  /** Light and shade, which the 3D scene computes itself: left out of its textures. */
  light?: boolean
}

/** A picture that covers its box, cut to a window; without an address, ruling in its place. */
export type PictureMark = {
  kind: 'picture'
  role: 'picture' | 'logo'
  href: string
  x: number
  y: number
  width: number
  height: number
  window: { d: string; at?: Placement }
  /** Fades to nothing at this side. */
  fade?: 'left'
  empty: { field: string; ruling: string; texture: CardTexture } | 'transparent'
}

/** Engravers' lines over a region (the whole outline without `d`). */
export type RulingMark = {
  kind: 'ruling'
  texture: CardTexture
  color: string
  opacity: number
  d?: string
  at?: Placement
  /** Its visibility by place: the opacity of a white paint over a card of a size. */
  veil?: { size: { width: number; height: number }; paint: Paint }
  /** Inverts the colours beneath it. */
  inverts?: boolean
  /** Moves the lines, in units of the card. */
  shift?: { x: number; y: number }
  /** As for a path. */
  light?: boolean
}

export type GlyphMark = {
  kind: 'glyph'
  category: CardCategory
  x: number
  y: number
  size: number
  color: string
  opacity?: number
}

export type Mark = TextMark | PathMark | PictureMark | RulingMark | GlyphMark

/** A side of a card, ready to be drawn back to front. */
export type CardLayout = {
  width: number
  height: number
  /** The cut of the card; a Role has a second body, its plate. */
  outline: string
  bodies: { d: string; at?: Placement; material: 'field' | 'metal' | 'plate' }[]
  /** The part with the effect, if not the whole card. */
  shines?: { d: string; at: Placement }
  /** The background; a Role has none, since its marks draw its bodies. `from` and `to` are shares of the height. */
  field?: { top: string; foot: string; from: number; to: number }
  marks: Mark[]
}
