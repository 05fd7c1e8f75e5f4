import type { ComponentPropsWithRef } from 'react'
import type { SPACE, TYPE } from '../theme/tokens.ts'
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

/** What each part of a layout may have. Distances are names of `SPACE`, sizes of type are roles of `TYPE`. */
export type Shape = {
  above?: Space
  below?: Space
  /** Takes what a row leaves, and may become narrower than its content. */
  grow?: boolean
  /** Keeps its width in a row. */
  fixed?: boolean
  full?: boolean
  /** May become narrower than its content. */
  shrinks?: boolean
  type?: keyof typeof TYPE
  tone?: 'ink' | 'ink2' | 'ink3' | 'accent' | 'owner' | 'pending' | 'error'
  weight?: 400 | 500 | 600
  centered?: boolean
  /** Long words break rather than leave their place. */
  breaks?: boolean
  /** As it was typed, with its line breaks. */
  lines?: boolean
  nowrap?: boolean
}

/** Distances between the children: `gap` both ways, `rows` where it differs between rows. */
export type Gaps = { gap?: Space; rows?: Space }

/** The attributes of a part drawn as `T`, without those that the layout itself sets. */
export type PartOf<T extends Tag, Own> = Own &
  Shape & { as?: T } & Omit<ComponentPropsWithRef<T>, keyof Own | keyof Shape>

/**
 * The attributes of an element from those of a part: `shape` becomes classes, those of the screen come last, and the rest stays.
 * `own` are the names of classes of the part itself.
 */
export function attributesOf(
  props: Shape & { className?: string },
  own: (string | false | undefined)[],
): { className: string } {
  const { above, below, grow, fixed, full, shrinks, type, tone, weight, centered, breaks, lines, nowrap, ...other } =
    props
  const { className, ...rest } = other
  const names = [
    'box',
    ...own,
    above && `above-${above}`,
    below && `below-${below}`,
    grow && 'grow',
    fixed && 'fixed',
    full && 'full',
    shrinks && 'shrinks',
    type,
    tone && `tone-${tone}`,
    weight && `weight-${weight}`,
    centered && 'centered',
    breaks && 'breaks',
    lines && 'lines',
    nowrap && 'nowrap',
  ]
  const classes = names.flatMap((name) => (name ? [`kit-${name}`] : []))
  return { ...rest, className: [...classes, className].filter(Boolean).join(' ') }
}

/** The classes of distances between children. */
export function gapNames({ gap, rows = gap }: Gaps) {
  return [gap && `gap-${gap}`, rows && `rows-${rows}`]
}
