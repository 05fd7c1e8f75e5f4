import { type ComponentPropsWithRef, createElement } from 'react'
import type { RADIUS, SPACE, TYPE } from '../theme/tokens.ts'
import './layout.css'

type Space = keyof typeof SPACE

/** The elements that a layout is made of. */
export type Tag =
  | 'div'
  | 'section'
  | 'header'
  | 'footer'
  | 'article'
  | 'aside'
  | 'nav'
  | 'main'
  | 'search'
  | 'form'
  | 'fieldset'
  | 'legend'
  | 'label'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'figure'
  | 'figcaption'
  | 'blockquote'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'p'
  | 'span'
  | 'small'
  | 'strong'
  | 'b'
  | 'em'
  | 'cite'
  | 'time'
  | 'bdi'
  | 'pre'
  | 'output'
  | 'i'
  | 'code'
  | 'summary'
  | 'details'
  | 'a'
  | 'button'
  | 'img'

/** What each part of a layout may have. Distances are names of `SPACE`, sizes of type are roles of `TYPE`. */
export type Shape = {
  above?: Space
  below?: Space
  /** Room inside, all round or in one direction. */
  pad?: Space
  padBlock?: Space
  padInline?: Space
  /** What it lies on: a colour behind it. */
  ground?:
    | 'canvas'
    | 'sheet'
    | 'raised'
    | 'sunken'
    | 'plinth'
    | 'hatched'
    | 'accent'
    | 'owner'
    | 'pending'
    | 'expired'
    | 'error'
  round?: keyof typeof RADIUS | 'full'
  /** A line all round. */
  framed?: boolean
  /** A line at one edge or between its children; not both. */
  lined?: 'above' | 'below' | 'between'
  /** At most as wide as a form by itself (440), a page for reading (560), one with columns (920), a line of text, or a short one. */
  width?: 'narrow' | 'middle' | 'wide' | 'text' | 'hint'
  /** Centred in its parent. */
  middled?: boolean
  /** Takes what a row leaves, and may become narrower than its content; `s`: on a line of its own where less than 160 px are left. */
  grow?: boolean | 's'
  /** Keeps its width in a row. */
  fixed?: boolean
  /** At the far end of a row. */
  atEnd?: boolean
  /** A line of its own in a row that wraps. */
  ownLine?: boolean
  full?: boolean
  /** May become narrower than its content. */
  shrinks?: boolean
  type?: keyof typeof TYPE
  tone?: 'ink' | 'ink2' | 'ink3' | 'accent' | 'owner' | 'pending' | 'anchoring' | 'error'
  weight?: 400 | 500 | 600
  centered?: boolean
  /** Long words break rather than leave their place. */
  breaks?: boolean
  /** As it was typed, with its line breaks. */
  lines?: boolean
  nowrap?: boolean
  /** A list with its bullets or numbers. */
  bullets?: boolean
  /** One line, or some, that end with an ellipsis. */
  brief?: boolean | 2 | 3
  /** Below what is before it, within a text. */
  block?: boolean
  /** Shown on phones alone, or everywhere else. */
  only?: 'phones' | 'desks'
}

/** Distances between the children: `gap` both ways, `rows` where it differs between rows. */
export type Gaps = { gap?: Space; rows?: Space }

export type StackOwn = Gaps & { across?: 'start' | 'center' | 'end' }

export type RowOwn = Gaps & {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  justify?: 'between' | 'center' | 'end'
  wrap?: boolean
  /** As wide as its children, within a line of text. */
  inline?: boolean
}

/**
 * `columns` of one width, one on phones unless they stay `beside`; as many of a `least` width as there is room for (with `l`, few
 * ones fill the line); or a narrow one at the side of a wide one, where the window is wide.
 */
export type GridOwn = Gaps & {
  columns?: 2 | 3 | 4
  beside?: boolean
  least?: 's' | 'm' | 'l'
  narrow?: 'first' | 'last'
}

/** A part's attributes, of whatever element. */
type PartProps = { as?: Tag; className?: string }

/** The attributes of a part drawn as `T`, without those that the layout itself sets. */
export type PartOf<T extends Tag, Own> = Own &
  Shape & { as?: T } & Omit<ComponentPropsWithRef<T>, keyof Own | keyof Shape>

/** Our attributes: each is a class of its name and value, or of its name alone for a yes. */
const OURS = {
  gap: 1,
  rows: 1,
  across: 1,
  align: 1,
  justify: 1,
  wrap: 1,
  inline: 1,
  columns: 1,
  beside: 1,
  least: 1,
  narrow: 1,
  above: 1,
  below: 1,
  pad: 1,
  padBlock: 1,
  padInline: 1,
  ground: 1,
  round: 1,
  framed: 1,
  lined: 1,
  width: 1,
  middled: 1,
  grow: 1,
  fixed: 1,
  atEnd: 1,
  ownLine: 1,
  full: 1,
  shrinks: 1,
  type: 1,
  tone: 1,
  weight: 1,
  centered: 1,
  breaks: 1,
  lines: 1,
  nowrap: 1,
  bullets: 1,
  brief: 1,
  block: 1,
  only: 1,
} satisfies Record<keyof Shape | keyof RowOwn | keyof StackOwn | keyof GridOwn, 1>

type Kind = 'stack' | 'row' | 'grid' | 'rows'

/** The classes of a part's attributes, for an element that the layout does not draw itself, as a link of ours; `own` come last. */
export function classesOf(kind: Kind | undefined, shape: Shape & RowOwn & StackOwn & GridOwn, own?: string): string {
  const classes = [kind ? `kit-box kit-${kind}` : 'kit-box']
  for (const [name, value] of Object.entries(shape))
    if (value) classes.push(value === true ? `kit-${name}` : `kit-${name}-${value}`)
  if (own) classes.push(own)
  return classes.join(' ')
}

/**
 * A part of a layout as an element: our attributes become classes, those of the screen come last, and all others stay. `kind` is
 * the class of the part itself, if it has one.
 */
export function drawPart(kind: Kind | undefined, fallback: Tag, { as = fallback, className, ...props }: PartProps) {
  // Ours is the role of its words, so a button's own `type` has no other place.
  const attributes: Record<string, unknown> = as === 'button' ? { type: 'button' } : {}
  const shape: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) (name in OURS ? shape : attributes)[name] = value
  return createElement(as, { ...attributes, className: classesOf(kind, shape, className) })
}
