import { IMAGE_MAX_BYTES } from '#features/issuers/rules.ts'
import type { Context } from '#platform/context.ts'
import { readPicture } from '#platform/storage/picture.ts'
import { type Category, IMAGE_MAX_PIXELS, IMAGE_RATIO, IMAGE_RATIO_TOLERANCE } from '../../rules.ts'

/** Reads a template's picture, re-encodes it and stores it; returns its CID. Throws the problems of `readPicture`. */
export async function storePicture(ctx: Context, category: Category, file: File): Promise<string> {
  const picture = await readPicture(file, {
    maxBytes: IMAGE_MAX_BYTES,
    maxPixels: IMAGE_MAX_PIXELS,
    ratio: { value: IMAGE_RATIO[category], tolerance: IMAGE_RATIO_TOLERANCE },
  })
  return ctx.blobs.put(picture)
}
