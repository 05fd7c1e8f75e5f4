import type { CardSpec } from '../card-spec.ts'
import type { Mark } from '../mark.ts'
import { fitLine, graphemes, type TextStyle } from '../measure.ts'
import { darkOf } from '../shades.ts'
import { circlePath } from '../shapes.ts'

/** Issuer names of this many characters or more are cut. */
export const ISSUER_LONG = 20
const ISSUER_KEPT = 17
const LOGO_GAP = 12
const GLYPH = 28

type HeadPlace = { x: number; y: number; right: number; logo: number; ink: string; style?: TextStyle }

/** Logo, issuer and category glyph along the top; `y` is the middle of the line. */
export function composeHead(spec: CardSpec, { x, y, right, logo, ink, style }: HeadPlace): Mark[] {
  const text = style ?? { face: 'strong', size: 22 }
  const start = x + logo + LOGO_GAP * (logo / 44)
  const glyph = GLYPH * (logo / 44)
  const issuer = fitLine(shortIssuer(spec.issuerName), text, right - glyph - LOGO_GAP - start)
  return [
    ...composeLogo(spec, x + logo / 2, y, logo / 2),
    line('issuer', issuer, start, y + text.size * 0.35, text, ink),
    { kind: 'glyph', category: spec.category, x: right - glyph, y: y - glyph / 2, size: glyph, color: ink },
  ]
}

/**
 * The issuer's picture in a white roundel, or its initial; nothing without an issuer's name, which is then shown
 * elsewhere.
 */
export function composeLogo(spec: CardSpec, cx: number, cy: number, r: number): Mark[] {
  if (spec.issuerImage === '' && spec.issuerName === '') return []
  const window = { d: circlePath(cx, cy, r) }
  const ground: Mark = { kind: 'path', d: window.d, fill: '#ffffff' }
  if (spec.issuerImage !== '') {
    const box = { x: cx - r, y: cy - r, width: r * 2, height: r * 2 }
    return [ground, { kind: 'picture', role: 'logo', href: spec.issuerImage, ...box, window, empty: 'transparent' }]
  }
  const style: TextStyle = { face: 'title', size: r * 1.1 }
  const initial = (graphemes(spec.issuerName.trim())[0] ?? '').toUpperCase()
  const ink = darkOf(spec.backgroundColor)
  return [ground, line('initial', initial, cx, cy + style.size * 0.355, style, ink, 'middle')]
}

/** An issuer's name for a card: from 20 characters on, the first 17 and an ellipsis. */
export function shortIssuer(name: string): string {
  const letters = graphemes(name.trim())
  return letters.length < ISSUER_LONG ? letters.join('') : `${letters.slice(0, ISSUER_KEPT).join('').trimEnd()}…`
}

/** One line of text as a mark. */
export function line(
  role: Extract<Mark, { kind: 'text' }>['role'],
  text: string,
  x: number,
  y: number,
  { face, size, spacing = 0 }: TextStyle,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): Mark {
  return { kind: 'text', role, text, x, y, anchor, face, size, spacing, fill }
}
