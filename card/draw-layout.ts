import type { CardSide, CardSpec } from './card-spec.ts'
import { titleOf } from './compose/title.ts'
import { Defs } from './draw/defs.ts'
import { escapeXml } from './draw/escape.ts'
import { lightOf } from './draw/light.ts'
import { type Drawing, drawMark } from './draw/marks.ts'
import { type Outlines, round } from './draw/text.ts'
import type { CardLayout, Mark, Paint } from './mark.ts'
import { cardShadow } from './shadow.ts'
import { cardWord } from './words.ts'

export type FlatOptions = {
  /** Width in pixels; default: the card's own units. */
  width?: number
  /** Prefix of every id in the markup; different cards get different ones automatically. */
  idPrefix?: string
  /** For widths below 120 px: without the line below the title. */
  reduced?: boolean
  /** Fills its container, up to `width`. */
  fluid?: boolean
  /** Draws its shadow with CSS. */
  shadow?: boolean
  /** Draws text as outlines, for places where the two fonts are not loaded. */
  outlines?: Outlines
  /** false leaves out the band of light and the rim, which the 3D scene makes itself. */
  light?: boolean
}

/**
 * Draws a side of a card, laid out, as one self-contained SVG. Every text is escaped, pictures load only from
 * `data:image`, `blob:`, http(s) or an absolute path.
 */
export function drawLayout(layout: CardLayout, spec: CardSpec, side: CardSide, options: FlatOptions): string {
  const defs = new Defs(options.idPrefix ?? `card${hash(JSON.stringify([spec, side, options.light, options.reduced]))}`)
  const { width, height, outline } = layout
  const size = { width, height }
  const drawing: Drawing = { defs, size, outline, outlines: options.outlines, light: options.light ?? true }
  const marks = layout.marks.filter((mark) => !(options.reduced && mark.kind === 'text' && mark.role === 'subtitle'))
  const light = lightOf(layout, spec)
  const body = [
    ...ground(layout),
    ...marks.filter((mark) => !isWriting(mark)),
    ...light.under,
    ...marks.filter(isWriting),
    ...light.over,
  ]
    .map((mark) => drawMark(mark, drawing))
    .join('')
  const shown = options.width ?? width
  const box = `width="${round(shown)}" height="${round((shown * height) / width)}" viewBox="0 0 ${width} ${height}"`
  const style = [
    SVG_STYLE,
    ...(options.fluid ? [FLUID_STYLE] : []),
    ...(options.shadow ? [cardShadow(spec.category)] : []),
  ]
  const label = escapeXml(cardLabel(spec, side))
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} role="img" aria-label="${label}" style="${style.join(';')}">${defs}${body}</svg>`
}

// A page's own text settings (tabular figures, ligatures) would change the measured lines.
const SVG_STYLE =
  'display:block;font-variant:normal;font-variant-ligatures:none;font-variant-numeric:normal;font-optical-sizing:none;font-stretch:100%;font-style:normal;font-kerning:normal;word-spacing:normal;text-transform:none;white-space:pre'

const FLUID_STYLE = 'max-width:100%;height:auto'

/** The description of a card in words, for people who cannot see it. */
export function cardLabel(spec: CardSpec, side: CardSide): string {
  const kind = cardWord(spec.category, spec.language)
  return cardWord(side, spec.language, { kind, title: titleOf(spec), issuer: spec.issuerName.trim() })
}

function ground({ field, outline }: CardLayout) {
  if (!field) return []
  const { top, foot, from, to } = field
  const shaded: Paint = {
    kind: 'linear',
    from: [0, 0],
    to: [0, 1],
    stops: [
      { at: from, color: top },
      { at: to, color: foot },
    ],
  }
  return [{ kind: 'path' as const, d: outline, fill: top === foot ? top : shaded }]
}

function isWriting({ kind }: Mark) {
  return kind === 'text' || kind === 'glyph'
}

/** FNV-1a, only so that two cards on one page do not share ids. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return (value >>> 0).toString(36)
}
