import { qrPath } from '#base/qr-code.ts'
import { CARD_SIZES, type CardSpec } from '../card-spec.ts'
import type { CardLayout, Mark } from '../mark.ts'
import { fitLine, type TextStyle } from '../measure.ts'
import { paletteOf, softened } from '../palette.ts'
import { BASIC_WINDOW, MEMBERSHIP_OUTLINE, PORTRAIT_OUTLINE, roundedPath, TICKET_OUTLINE } from '../shapes.ts'
import { cardWord, writeDate, writeMoment } from '../words.ts'
import { rulingOf } from './field.ts'
import { composeLogo, line, shortIssuer } from './head.ts'
import { composeSentence } from './sentence.ts'
import { titleOf } from './title.ts'

const NAME: TextStyle = { face: 'title', size: 34, spacing: -0.01 }
const SMALL: TextStyle = { face: 'text', size: 20 }
const LABEL: TextStyle = { face: 'text', size: 16 }
const VALUE: TextStyle = { face: 'strong', size: 20 }
const QR_BOX = 140
const QR_QUIET = 12
/** A longer address makes a code too fine to scan at this size. */
const LONGEST_URL = 400

type Frame = {
  outline: string
  shield: { x: number; y: number; scale: number }
  centre: number
  logo: number
  name: number
  rule: string
  rows: { x: number; y: number; width: number }
  qr: { x: number; y: number }
}

const PORTRAIT: Omit<Frame, 'outline'> = {
  shield: { x: 64, y: 88, scale: 1 },
  centre: 240,
  logo: 236,
  name: 374,
  rule: 'M34 516H194L240 494 286 516H446',
  rows: { x: 34, y: 566, width: 256 },
  qr: { x: 306, y: 546 },
}
const LANDSCAPE: Omit<Frame, 'outline'> = {
  shield: { x: 72, y: 60, scale: 1 },
  centre: 248,
  logo: 200,
  name: 336,
  rule: 'M480 44V226L502 270 480 314V496',
  rows: { x: 532, y: 84, width: 280 },
  qr: { x: 532, y: 316 },
}

/**
 * The back: shield outline with the logo (if shown) and issuer, or the giver's sentence; chevron rule, dates, holder, the
 * code to verify.
 */
export function composeBack(spec: CardSpec): CardLayout {
  const palette = paletteOf(spec)
  // The whole back is text, so the whole field is shaded to make it readable.
  const ground = palette.foot
  const soft = softened(palette.text, ground, 0.3)
  const frame = frameOf(spec)
  const { rows, rule } = frame
  return {
    ...CARD_SIZES[spec.category],
    outline: frame.outline,
    bodies: [{ d: frame.outline, material: 'field' }],
    field: { top: ground, foot: ground, from: 0, to: 1 },
    marks: [
      rulingOf(palette),
      ...(composeSentence(spec, palette.text, soft) ?? composeEmblem(spec, frame, palette.text, soft)),
      { kind: 'path', d: rule, stroke: palette.text, strokeWidth: 1.5, opacity: 0.35 },
      ...composeRows(spec, rows, palette.text, soft),
      ...composeCode(spec, frame.qr, palette.text, soft),
    ],
  }
}

function frameOf(spec: CardSpec): Frame {
  if (spec.category === 'membership') return { outline: MEMBERSHIP_OUTLINE, ...LANDSCAPE }
  return { outline: spec.category === 'ticket' ? TICKET_OUTLINE : PORTRAIT_OUTLINE, ...PORTRAIT }
}

/** The shield outline with the logo or glyph, the issuer and the title. */
function composeEmblem(spec: CardSpec, frame: Frame, ink: string, soft: string): Mark[] {
  const { centre, shield, name } = frame
  return [
    { kind: 'path', d: BASIC_WINDOW, at: shield, stroke: ink, strokeWidth: 1.5, opacity: 0.35 },
    ...emblem(spec, frame, ink),
    line('issuer', shortIssuer(spec.issuerName), centre, name, NAME, ink, 'middle'),
    line('subtitle', fitLine(titleOf(spec), SMALL, 270), centre, name + 32, SMALL, soft, 'middle'),
  ]
}

function emblem(spec: CardSpec, { centre, logo }: Frame, ink: string): Mark[] {
  if (spec.isLogoBack) return composeLogo(spec, centre, logo, 88)
  return [{ kind: 'glyph', category: spec.category, x: centre - 60, y: logo - 60, size: 120, color: ink, opacity: 0.4 }]
}

/** The known facts of the badge; for a template only the line below its title, and its points. */
function composeRows(spec: CardSpec, place: Frame['rows'], ink: string, soft: string): Mark[] {
  const { language } = spec
  const facts: [Parameters<typeof cardWord>[0], string][] = [
    ['issued', (spec.timestamped ? writeMoment : writeDate)(spec.issuedOn ?? '', language)],
    ['validUntil', writeDate(spec.validUntil ?? '', language)],
    ['heldBy', spec.holderName?.trim() ?? ''],
  ]
  const ofBadge = facts.filter(([, value]) => value !== '')
  const subtitle = line('value', fitLine(spec.subtitle.trim(), SMALL, place.width), place.x, place.y + 2, SMALL, ink)
  const rows = [...ofBadge, ...pointsOf(spec)]
  const pitch = rows.length > 3 ? 45 : 53
  const first = place.y + (ofBadge.length === 0 ? pitch : 0)
  return [
    ...(ofBadge.length === 0 ? [subtitle] : []),
    ...rows.flatMap(([key, value], index) => [
      line('label', cardWord(key, language), place.x, first + index * pitch, LABEL, soft),
      line('value', fitLine(value, VALUE, place.width), place.x, first + 22 + index * pitch, VALUE, ink),
    ]),
  ]
}

function pointsOf({ points, language }: CardSpec): ['points', string][] {
  if (!points) return []
  return [['points', new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(points)]]
}

/** The code, or ruling in its place while the badge is not issued yet. */
function composeCode(spec: CardSpec, { x, y }: Frame['qr'], ink: string, soft: string): Mark[] {
  const box = roundedPath(x, y, QR_BOX, QR_BOX, 12)
  if (!spec.verifyUrl || spec.verifyUrl.length > LONGEST_URL) {
    return [
      { kind: 'ruling', texture: 'texture_6', color: ink, opacity: 0.35, d: box },
      { kind: 'path', d: box, stroke: ink, strokeWidth: 1.5, opacity: 0.35 },
    ]
  }
  const { d, modules } = qrPath(spec.verifyUrl)
  const scan = ['scan', ...(spec.hasEvidence ? ['scanEvidence' as const] : [])] as const
  const at = { x: x + QR_QUIET, y: y + QR_QUIET, scale: (QR_BOX - 2 * QR_QUIET) / modules }
  return [
    { kind: 'path', d: box, fill: '#ffffff' },
    { kind: 'path', d, at, fill: '#17132b' },
    ...scan.map((word, at) =>
      line('label', cardWord(word, spec.language), x + QR_BOX / 2, y + QR_BOX + 22 + at * 20, LABEL, soft, 'middle'),
    ),
  ]
}
