import sharp, { type Sharp } from 'sharp'
import type { CardSpec } from './card-spec.ts'
import { drawPng } from './png.ts'

/** The largest picture: base64 adds a third, and an e-mail stays below 80 kB. */
export const MAIL_PICTURE_BYTES = 44_000
/** The ground below the card in `mail-frame.mjml`, for the corners of a JPEG. */
export const MAIL_GROUND = '#E9E7F5'

/** Twice the width shown in e-mails, and less for a picture that no quality makes small enough. */
const WIDTHS = [480, 320]
/** Finest first. With less dithering gradients show bands, but a drawing needs far fewer bytes. */
const PALETTES = [
  { quality: 90, dither: 1 },
  { quality: 90, dither: 0.8 },
  { quality: 80, dither: 1 },
  { quality: 80, dither: 0.5 },
]
const PHOTOGRAPH_BYTES = 1.5 * MAIL_PICTURE_BYTES
const JPEG_QUALITIES = [82, 70, 55, 40]
/** Largest allowed mean difference (levels of 255) over a block of 8x8 pixels; dithering hardly moves it. */
const SPOT_PIXELS = 8
const SPOT_LEVELS = 10

/**
 * The front of a card for e-mails: a palette PNG, whose corners are transparent for dark mail programs, or a JPEG where
 * a palette needs too many bytes (photographs) or looks wrong.
 */
export async function drawMailPicture(spec: CardSpec): Promise<Buffer> {
  const drawn = await drawPng(spec, { width: WIDTHS[0] ?? 0 })
  for (const palette of PALETTES) {
    const picture = await sharp(drawn)
      .png({ palette: true, compressionLevel: 9, ...palette })
      .toBuffer()
    // No palette makes a photograph small enough, and each one takes a second.
    if (picture.length > PHOTOGRAPH_BYTES) break
    if (picture.length <= MAIL_PICTURE_BYTES && (await looksLike(picture, drawn))) return picture
  }
  return smallJpeg(drawn)
}

async function smallJpeg(drawn: Buffer): Promise<Buffer> {
  let smallest = drawn
  for (const width of WIDTHS)
    for (const quality of JPEG_QUALITIES) {
      smallest = await onGround(sharp(drawn)).resize({ width }).jpeg({ quality, mozjpeg: true }).toBuffer()
      if (smallest.length <= MAIL_PICTURE_BYTES) return smallest
    }
  return smallest
}

/**
 * Whether an encoded picture shows the same as the drawing: the quantizer sometimes maps whole areas to a distant colour,
 * and white paper becomes grey.
 */
export async function looksLike(picture: Buffer, drawn: Buffer): Promise<boolean> {
  const [shown, meant] = await Promise.all([spotsOf(picture), spotsOf(drawn)])
  return shown.every((level, at) => Math.abs(level - (meant[at] ?? 0)) <= SPOT_LEVELS)
}

async function spotsOf(picture: Buffer): Promise<Buffer> {
  const width = Math.round((WIDTHS[0] ?? 0) / SPOT_PIXELS)
  return onGround(sharp(picture)).toColourspace('srgb').resize({ width, kernel: 'linear' }).raw().toBuffer()
}

function onGround(picture: Sharp): Sharp {
  return picture.flatten({ background: MAIL_GROUND })
}
