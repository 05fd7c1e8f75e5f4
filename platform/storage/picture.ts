import sharp, { type Sharp } from 'sharp'
import { InvalidInput, Problem } from '../../base/problem.ts'
import { openSemaphore } from '../process/semaphore.ts'

/** The size limit of pictures in credentials and e-mails. */
const STORED_MAX_BYTES = 262_144
/** How PNG and JPEG begin (RFC 2083, 12.11; ITU-T T.81, B.1.1.3); no decoder sees anything else. */
const BEGINS = [Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('ffd8ff', 'hex')]
const SIDES = [1024, 768, 512, 384] as const
const QUALITIES = [88, 78, 66]
const SMALL_QUALITY = 70

// The only formats that we read, whatever a picture claims; SVG only for our own card drawings.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Png', 'Jpeg', 'Svg'].map((kind) => `VipsForeignLoad${kind}`) })

/** One decoded picture of 50 megapixels takes 200 MB. */
const semaphore = openSemaphore({ atOnce: 2, waiting: 50 })

export type PictureRules = {
  maxBytes: number
  maxPixels: number
  /** The required ratio of width to height, if any, and its tolerance. */
  ratio?: { value: number; tolerance: number }
}

/**
 * Reads an uploaded picture by its bytes, never by the type it claims, and encodes it again: PNG when it has
 * transparency, else JPEG, at most 256 KiB, without metadata. Throws `fileFormatInvalid`, `sizeExceeded`, `imageRatio`,
 * and `tooManyRequests` when too many wait.
 */
export async function readPicture(file: File, rules: PictureRules): Promise<Buffer> {
  if (file.size > rules.maxBytes) throw new Problem('sizeExceeded')
  const start = Buffer.from(await file.slice(0, 8).arrayBuffer())
  if (!BEGINS.some((begin) => start.subarray(0, begin.length).equals(begin)))
    throw new InvalidInput('fileFormatInvalid')
  return semaphore(() => readInTurn(file, rules))
}

async function readInTurn(file: File, rules: PictureRules): Promise<Buffer> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const meta = await sharp(bytes, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch(() => undefined)
  if (!meta || (meta.format !== 'png' && meta.format !== 'jpeg')) throw new InvalidInput('fileFormatInvalid')
  if (meta.width * meta.height > rules.maxPixels) throw new Problem('sizeExceeded')
  const { ratio } = rules
  const turned = meta.autoOrient ?? meta
  if (ratio && Math.abs(turned.width / turned.height / ratio.value - 1) > ratio.tolerance)
    throw new Problem('imageRatio')
  try {
    return await shrink(bytes, rules.maxPixels)
  } catch (error) {
    throw error instanceof Problem ? error : new InvalidInput('fileFormatInvalid')
  }
}

/**
 * Shrinks in steps from one small copy, so that a picture of noise, which no encoder makes small, costs little more than
 * others.
 */
async function shrink(bytes: Buffer, maxPixels: number): Promise<Buffer> {
  const { data, info } = await within(sharp(bytes, { limitInputPixels: maxPixels }).autoOrient(), SIDES[0])
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const isOpaque = (await sharp(data, { raw }).stats()).isOpaque
  let smallest: Buffer | undefined
  const longest = Math.max(info.width, info.height)
  for (const side of [longest, ...SIDES.filter((side) => side < longest)]) {
    const sized = within(sharp(data, { raw }), side)
    for (const quality of QUALITIES) {
      const encoded = await encode(sized.clone(), { isOpaque, quality }).toBuffer()
      if (encoded.length <= STORED_MAX_BYTES) return encoded
      smallest = encoded
      // A lower quality does not save a third.
      if (encoded.length > 1.5 * STORED_MAX_BYTES) break
    }
  }
  if (!smallest) throw new Error('The picture has no encoding')
  return smallest
}

/** A small square of a picture from `readPicture`, of a few kilobytes: PNG when it has transparency, else JPEG. */
export async function thumbnailOf(picture: Buffer, side: number): Promise<Buffer> {
  const isOpaque = (await sharp(picture).stats()).isOpaque
  return encode(within(sharp(picture), side), { isOpaque, quality: SMALL_QUALITY }).toBuffer()
}

function within(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
}

function encode(picture: Sharp, { isOpaque, quality }: { isOpaque: boolean; quality: number }): Sharp {
  // The search for a palette costs ten times as much with more effort, and saves nothing.
  return isOpaque ? picture.jpeg({ quality, mozjpeg: true }) : picture.png({ palette: true, quality, effort: 3 })
}
