import { IMAGE_MAX_PIXELS } from '#features/templates/rules.ts'
import type { Context } from '#platform/context.ts'
import { readPicture } from '#platform/storage/picture.ts'
import { IMAGE_MAX_BYTES } from '../rules.ts'

/**
 * Stores the picture of a post, re-encoded without cropping, and runs the work that shows it, with its content address
 * ('' without a picture). If that fails, the picture is deleted unless something else shows it. Throws the problems of
 * `readPicture`.
 */
export async function withImage<T>(
  ctx: Context,
  file: File | undefined,
  work: (cid: string) => Promise<T>,
): Promise<T> {
  if (!file || file.size === 0) return work('')
  const rules = { maxBytes: IMAGE_MAX_BYTES, maxPixels: IMAGE_MAX_PIXELS }
  const cid = await ctx.blobs.put(await readPicture(file, rules))
  try {
    return await work(cid)
  } catch (error) {
    await forgetImage(ctx, cid)
    throw error
  }
}

/** Deletes a picture by a job once the transaction has committed, unless something else shows it. */
export async function forgetImage(ctx: Context, cid: string): Promise<void> {
  if (cid) await ctx.jobs.send(ctx, 'forget-picture', { cid })
}
