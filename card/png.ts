import sharp from 'sharp'
import type { CardSide, CardSpec } from './card-spec.ts'
import { drawFlat } from './flat.ts'
import { GLYPH_OUTLINES } from './outlines.ts'
import { drawPreviewLayers, PREVIEW } from './preview.ts'

const DEFAULT_WIDTH = 480

/**
 * A side of a card as a PNG, transparent around it; 480 wide unless told (a portrait card is then 752 high). Text is
 * drawn as outlines, so that no font needs to be installed. Pictures are `data:` addresses; nothing is fetched.
 */
export async function drawPng(
  spec: CardSpec,
  { side = 'front', width = DEFAULT_WIDTH }: { side?: CardSide; width?: number } = {},
): Promise<Buffer> {
  const svg = drawFlat(offline(spec), side, { width, outlines: GLYPH_OUTLINES })
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer()
}

/** The og:image of a shared badge, 1200 by 630: the card on its ground, title and issuer beside it. */
export async function drawPreview(spec: CardSpec): Promise<Buffer> {
  const { ground, shadow, front } = drawPreviewLayers(offline(spec), GLYPH_OUTLINES)
  const wide = await sharp(Buffer.from(shadow))
    .resize(PREVIEW.width, PREVIEW.height)
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(Buffer.from(ground))
    .composite([{ input: wide }, { input: Buffer.from(front) }])
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer()
}

/** The server draws only what it was given: an address that would have to be fetched becomes no picture. */
function offline(spec: CardSpec): CardSpec {
  const own = (href: string) => (/^data:/i.test(href) ? href : '')
  return { ...spec, image: own(spec.image), issuerImage: own(spec.issuerImage) }
}
