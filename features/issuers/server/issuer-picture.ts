import { InvalidInput, Problem } from '#base/problem.ts'
import { readPicture } from '#platform/storage/picture.ts'
import { IMAGE_MAX_BYTES } from '../rules.ts'
import { blankAvatar } from './blank-avatar.ts'

/** The most pixels that a picture can decode to. */
const PIXELS_MAX = 50_000_000

/**
 * The bytes of an issuer's picture: the uploaded one re-encoded, or a blank shield in the banner colour. Throws
 * `fileFormatInvalid` or `sizeExceeded` as input problems.
 */
export async function issuerPicture({ file, bannerColor }: { file?: File; bannerColor: string }): Promise<Buffer> {
  if (!file) return blankAvatar(bannerColor)
  try {
    return await readPicture(file, { maxBytes: IMAGE_MAX_BYTES, maxPixels: PIXELS_MAX })
  } catch (error) {
    throw error instanceof Problem ? new InvalidInput(error.key) : error
  }
}
