import { PICTURE_MAX_PIXELS } from '#features/holders/rules.ts'
import type { Context } from '#platform/context.ts'
import { readPicture } from '#platform/storage/picture.ts'
import { IMAGE_MAX_BYTES } from '../rules.ts'

/**
 * Stores the picture of a message for the work that writes it, which gets its content address, '' without a picture. If
 * the work fails, the picture is deleted again. Throws as `readPicture`.
 */
export async function keepPicture<T>(
  ctx: Context,
  image: File | undefined,
  work: (imageCid: string) => Promise<T>,
): Promise<T> {
  if (!image) return work('')
  const read = await readPicture(image, { maxBytes: IMAGE_MAX_BYTES, maxPixels: PICTURE_MAX_PIXELS })
  const cid = await ctx.blobs.put(read)
  try {
    return await work(cid)
  } catch (error) {
    await ctx.jobs.send(ctx, 'forget-picture', { cid })
    throw error
  }
}
