import sharp from 'sharp'
import { CARD_SIZES, type CardSide, type CardSpec } from './card-spec.ts'
import { drawFlat } from './flat.ts'
import { withoutEmoji } from './measure.ts'
import { GLYPH_OUTLINES } from './outlines.ts'
import { drawPreviewLayers, PREVIEW } from './preview.ts'

const DEFAULT_WIDTH = 480
const WRITTEN: ReadonlySet<string> = new Set([
  'title',
  'subtitle',
  'issuerName',
  'holderName',
  'giver',
  'place',
  'seat',
  'section',
] satisfies (keyof CardSpec)[])

/**
 * A side of a card as a PNG, transparent around it; 480 wide unless told (a portrait card is then 752 high). Text is
 * drawn as outlines, so that no font needs to be installed. Pictures are `data:` addresses; nothing is fetched.
 */
export async function drawPng(
  spec: CardSpec,
  { side = 'front', width = DEFAULT_WIDTH }: { side?: CardSide; width?: number } = {},
): Promise<Buffer> {
  const card = await drawCard(offline(spec), side, width)
  return card.png({ compressionLevel: 6 }).toBuffer()
}

/**
 * A card in pixels. It is drawn at its own size and then made smaller: the drawing library takes four times as long for
 * patterns that do not fall on whole pixels. Larger than its own size it is drawn as large as asked.
 */
async function drawCard(spec: CardSpec, side: CardSide, width: number) {
  const own = CARD_SIZES[spec.category].width
  const svg = drawFlat(spec, side, { width: Math.max(own, width), outlines: GLYPH_OUTLINES })
  const drawn = sharp(Buffer.from(svg))
  if (width >= own) return drawn
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info }).resize({ width: Math.round(width) })
}

/** The og:image of a shared badge, 1200 by 630: the card on its ground, title and issuer beside it. */
export async function drawPreview(spec: CardSpec): Promise<Buffer> {
  const own = offline(spec)
  const layers = drawPreviewLayers(own, GLYPH_OUTLINES)
  const { data, info } = await sharp(Buffer.from(layers.shadow)).raw().toBuffer({ resolveWithObject: true })
  // From pixels: a drawing that is asked to be larger is drawn larger, with all the cost of its blur.
  const shadow = await sharp(data, { raw: info }).resize(PREVIEW.width, PREVIEW.height).raw().toBuffer()
  const card = await drawCard(own, 'front', layers.card.width)
  return sharp(Buffer.from(layers.ground))
    .composite([
      { input: shadow, raw: { ...PREVIEW, channels: info.channels } },
      { input: await card.png({ compressionLevel: 0 }).toBuffer(), left: layers.card.left, top: layers.card.top },
      { input: Buffer.from(layers.words) },
    ])
    .removeAlpha()
    .png({ compressionLevel: 4 })
    .toBuffer()
}

/**
 * The server draws only what it was given: an address that would have to be fetched becomes no picture, and emoji, which few
 * servers have a font for, are left out of what people wrote.
 */
function offline(spec: CardSpec): CardSpec {
  const own = (href: string) => (/^data:/i.test(href) ? href : '')
  const words = Object.entries(spec).map(([field, value]) => [
    field,
    WRITTEN.has(field) && typeof value === 'string' ? withoutEmoji(value) : value,
  ])
  return { ...(Object.fromEntries(words) as CardSpec), image: own(spec.image), issuerImage: own(spec.issuerImage) }
}
