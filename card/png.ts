import sharp from 'sharp'
import type { CardSide, CardSpec } from './card-spec.ts'
import { drawCommunitySvg } from './community.ts'
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
  'sentence',
  'place',
  'seat',
  'section',
] satisfies (keyof CardSpec)[])

/**
 * A side of a card as a PNG, transparent around it; 480 wide by default (a portrait card is then 752 high). Text is
 * drawn as outlines, so that no font needs to be installed. Pictures are `data:` addresses; nothing is fetched.
 */
export async function drawPng(
  spec: CardSpec,
  { side = 'front', width = DEFAULT_WIDTH }: { side?: CardSide; width?: number } = {},
): Promise<Buffer> {
  return drawCard(offline(spec), side, width).png({ compressionLevel: 6 }).toBuffer()
}

function drawCard(spec: CardSpec, side: CardSide, width: number) {
  return sharp(Buffer.from(drawFlat(spec, side, { width: Math.round(width), outlines: GLYPH_OUTLINES })))
}

/** The og:image of a shared badge, 1200 by 630: the card on a background, with title and issuer beside it. */
export async function drawPreview(spec: CardSpec): Promise<Buffer> {
  const own = offline(spec)
  const layers = drawPreviewLayers(own, GLYPH_OUTLINES)
  const { data, info } = await sharp(Buffer.from(layers.shadow)).raw().toBuffer({ resolveWithObject: true })
  // From pixels: a scaled drawing would be rendered larger, with the full cost of its blur.
  const shadow = await sharp(data, { raw: info }).resize(PREVIEW.width, PREVIEW.height).raw().toBuffer()
  const card = drawCard(own, 'front', layers.card.width)
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

/** The og:image of a community's page, 1200 by 630: banner, picture, name and description. */
export function drawCommunity(spec: CardSpec): Promise<Buffer> {
  const svg = drawCommunitySvg(offline(spec), GLYPH_OUTLINES)
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 4 }).toBuffer()
}

/**
 * The server draws without network and fonts: remote pictures are left out, and so are emoji, since few servers have a
 * font for them.
 */
function offline(spec: CardSpec): CardSpec {
  const own = (href: string) => (/^data:/i.test(href) ? href : '')
  const words = Object.entries(spec).map(([field, value]) => [
    field,
    WRITTEN.has(field) && typeof value === 'string' ? withoutEmoji(value) : value,
  ])
  return { ...(Object.fromEntries(words) as CardSpec), image: own(spec.image), issuerImage: own(spec.issuerImage) }
}
