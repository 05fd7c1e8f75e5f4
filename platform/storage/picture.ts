import sharp from 'sharp'
import { InvalidInput, Problem } from '../../base/problem.ts'
import { openSemaphore } from '../process/semaphore.ts'

/** The size limit of pictures in credentials and e-mails. */
const STORED_MAX_BYTES = 262_144
/** How PNG and JPEG begin (RFC 2083, 12.11; ITU-T T.81, B.1.1.3); no decoder sees anything else. */
const BEGINS = [Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('ffd8ff', 'hex')]
const SIDES = [1024, 768, 512, 384]
const QUALITIES = [88, 78, 66]

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

async function shrink(bytes: Buffer, maxPixels: number): Promise<Buffer> {
  const isOpaque = (await sharp(bytes, { limitInputPixels: maxPixels }).stats()).isOpaque
  let smallest: Buffer | undefined
  for (const side of SIDES) {
    const sized = sharp(bytes, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    for (const quality of QUALITIES) {
      const encoded = isOpaque
        ? await sized.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
        : await sized.clone().png({ palette: true, quality }).toBuffer()
      if (encoded.length <= STORED_MAX_BYTES) return encoded
      smallest = encoded
    }
  }
  if (!smallest) throw new Error('The picture has no encoding')
  return smallest
}

/** A small square of a picture from `readPicture`, of a few kilobytes: PNG when it has transparency, else JPEG. */
export async function thumbnailOf(picture: Buffer, side: number): Promise<Buffer> {
  const sized = sharp(picture).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const isOpaque = (await sharp(picture).stats()).isOpaque
  return isOpaque
    ? sized.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
    : sized.png({ palette: true, quality: 66 }).toBuffer()
}
