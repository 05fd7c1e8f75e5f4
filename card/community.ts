import type { CardSpec } from './card-spec.ts'
import { composeLogo, line } from './compose/head.ts'
import { Defs } from './draw/defs.ts'
import { drawMark } from './draw/marks.ts'
import type { Outlines } from './draw/text.ts'
import type { Mark } from './mark.ts'
import { type TextStyle, wrap, wrapOrCut } from './measure.ts'
import { PREVIEW } from './preview.ts'
import { circlePath } from './shapes.ts'

const BANNER = 224
const LEFT = 84
const WIDTH = PREVIEW.width - 2 * LEFT
const LOGO = 84
const NAMES: (TextStyle & { leading: number })[] = [
  { face: 'title', size: 76, spacing: -0.025, leading: 80 },
  { face: 'title', size: 56, spacing: -0.025, leading: 62 },
]
const ABOUT: TextStyle = { face: 'text', size: 32 }
const ABOUT_LEADING = 44

/**
 * The og:image of a community's page (1200 by 630) as SVG: its banner, picture, name (the title) and description (the
 * subtitle).
 */
export function drawCommunitySvg(spec: CardSpec, outlines: Outlines): string {
  const defs = new Defs('community')
  const marks = [...ground(spec.backgroundColor), ...logo(spec), ...words(spec)]
  const body = marks.map((mark) => drawMark(mark, { defs, size: PREVIEW, outline: '', outlines, light: true })).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW.width}" height="${PREVIEW.height}">${defs}${body}</svg>`
}

function ground(color: string): Mark[] {
  const chevron = `M0 ${BANNER}L600 80 1200 ${BANNER}Z`
  return [
    { kind: 'path', d: 'M0 0H1200V630H0Z', fill: '#ffffff' },
    { kind: 'path', d: `M0 0H1200V${BANNER}H0Z`, fill: color },
    { kind: 'path', d: chevron, fill: '#0d0930', opacity: 0.24 },
    { kind: 'path', d: chevron, stroke: '#ffffff', strokeWidth: 2, opacity: 0.5 },
  ]
}

function logo(spec: CardSpec): Mark[] {
  const at = { x: LEFT + LOGO, y: BANNER }
  return [
    { kind: 'path', d: circlePath(at.x, at.y, LOGO + 8), fill: '#ffffff' },
    ...composeLogo(spec, at.x, at.y, LOGO),
  ]
}

function words({ title, subtitle }: CardSpec): Mark[] {
  const style = NAMES.find((each) => wrap(title, each, WIDTH, 1)) ?? NAMES[1]
  if (!style) return []
  const names = wrapOrCut(title, style, WIDTH, 2)
  const top = 406
  const foot = top + (names.length - 1) * style.leading
  const about = wrapOrCut(subtitle, ABOUT, WIDTH, 3 - names.length + 1)
  return [
    ...names.map((text, nth) => line('title', text, LEFT, top + nth * style.leading, style, '#17132b')),
    ...about.map((text, nth) => line('subtitle', text, LEFT, foot + 60 + nth * ABOUT_LEADING, ABOUT, '#4b4663')),
  ]
}
