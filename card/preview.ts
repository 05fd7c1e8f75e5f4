import type { CardSpec } from './card-spec.ts'
import { composeLogo, line, shortIssuer } from './compose/head.ts'
import { titleOf } from './compose/title.ts'
import { Defs } from './draw/defs.ts'
import { drawMark } from './draw/marks.ts'
import { type Outlines, round } from './draw/text.ts'
import { layoutCard } from './layout.ts'
import type { CardLayout, Mark } from './mark.ts'
import { fitLine, type TextStyle, wrap, wrapOrCut } from './measure.ts'
import { cardWord } from './words.ts'

export const PREVIEW = { width: 1200, height: 630 }

const TITLES: (TextStyle & { leading: number })[] = [
  { face: 'title', size: 76, spacing: -0.025, leading: 80 },
  { face: 'title', size: 60, spacing: -0.025, leading: 66 },
]
const ISSUER: TextStyle = { face: 'strong', size: 32 }
const SUBTITLE: TextStyle = { face: 'text', size: 30 }
const CARD_HEIGHT = 520
const MOST_WIDTH = 560
/** The scale at which the shadow is reduced. */
export const SHADOW_SHARE = 5
const LEFT = 84
const GAP = 72

type PreviewLayers = {
  ground: string
  shadow: string /** The position of the card; its height follows. */
  card: { left: number; top: number; width: number }
  words: string
}

/**
 * The picture of a shared badge (1200 by 630) in layers, back to front: the background, the card's shadow at a fifth of
 * the size (a wide blur is costly and shows no detail), the card, and beside it title, issuer and to whom it was issued.
 */
export function drawPreviewLayers(spec: CardSpec, outlines: Outlines): PreviewLayers {
  const layout = layoutCard(spec, 'front')
  const scale = Math.min(CARD_HEIGHT / layout.height, MOST_WIDTH / layout.width)
  const width = layout.width * scale
  const top = Math.round((PREVIEW.height - layout.height * scale) / 2 - 4)
  return {
    ground: drawLayer('ground', GROUND, outlines),
    shadow: drawShadow(layout, top, scale),
    card: { left: LEFT, top, width },
    words: drawLayer('words', beside(spec, LEFT + width + GAP), outlines),
  }
}

/** The field with a chevron, as behind every card on its stage. */
const GROUND: Mark[] = [
  {
    kind: 'path',
    d: 'M0 0H1200V630H0Z',
    fill: {
      kind: 'linear',
      from: [0, 0],
      to: [0, 1],
      stops: [
        { at: 0, color: '#edebf8' },
        { at: 1, color: '#dedaf0' },
      ],
    },
  },
  { kind: 'path', d: 'M-60 630V560L312 300 1260 960H-60Z', fill: '#f2f1f9' },
]

function beside(spec: CardSpec, x: number): Mark[] {
  const width = PREVIEW.width - x - 72
  const title = titleOf(spec)
  const style = TITLES.find((each) => wrap(title, each, width, 3)) ?? TITLES[1]
  if (!style) return []
  const lines = wrapOrCut(title, style, width, 3)
  const top = 300 - ((lines.length - 1) * style.leading) / 2
  const foot = top + (lines.length - 1) * style.leading
  const subtitle = fitLine(spec.subtitle.trim(), SUBTITLE, width)
  const issuer = fitLine(shortIssuer(spec.issuerName), ISSUER, width - 72)
  return [
    ...composeLogo(spec, x + 28, top - 110, 28),
    line('issuer', issuer, x + 72, top - 99, ISSUER, '#17132b'),
    ...lines.map((words, index) => line('title', words, x, top + index * style.leading, style, '#17132b')),
    line('subtitle', subtitle, x, foot + 62, SUBTITLE, '#4b4663'),
    line('name', fitLine(issuedTo(spec), SUBTITLE, width), x, foot + (subtitle ? 110 : 62), SUBTITLE, '#17132b'),
  ]
}

/** To whom the badge was issued; its holder without a name where the page does not show it. */
function issuedTo({ holderName = '', language }: CardSpec): string {
  const holder = holderName.trim()
  return holder ? cardWord('issuedTo', language, { holder }) : cardWord('issuedToHolder', language)
}

function drawLayer(name: string, marks: Mark[], outlines: Outlines): string {
  const defs = new Defs(name)
  const body = marks.map((mark) => drawMark(mark, { defs, size: PREVIEW, outline: '', outlines, light: true })).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW.width}" height="${PREVIEW.height}">${defs}${body}</svg>`
}

function drawShadow({ bodies }: CardLayout, y: number, scale: number): string {
  const paths = bodies.map(
    ({ d, at }) => `<path d="${d}"${at ? ` transform="translate(${at.x} ${at.y}) scale(${at.scale ?? 1})"` : ''}/>`,
  )
  const cast = (down: number, blur: number, opacity: number) =>
    `<g filter="url(#b${blur})" fill="#17132b" opacity="${opacity}"><g transform="translate(${LEFT} ${round(y + down)}) scale(${round(scale, 4)})">${paths.join('')}</g></g>`
  const filters = [24, 7].map(
    (blur) =>
      `<filter id="b${blur}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  )
  const size = `width="${PREVIEW.width / SHADOW_SHARE}" height="${PREVIEW.height / SHADOW_SHARE}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${PREVIEW.width} ${PREVIEW.height}"><defs>${filters.join('')}</defs>${cast(24, 24, 0.42)}${cast(6, 7, 0.32)}</svg>`
}
