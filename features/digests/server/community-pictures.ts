import type { Context } from '#platform/context.ts'
import { StoreAway } from '#platform/storage/store.ts'

/** Twice the size in the e-mail. */
const SIDE = 80
/** Pictures kept at once, so that a run over many communities does not fill the memory. */
const KEPT_MAX = 500

/** Reads the picture of a community for an e-mail, as a JPEG; undefined when there is none. */
export type CommunityPictures = (imageCid: string) => Promise<Buffer | undefined>

/** Pictures of communities for the e-mails of one run: each is drawn once while it is kept. */
export function openPictures(ctx: Pick<Context, 'blobs'>): CommunityPictures {
  const drawn = new Map<string, Promise<Buffer | undefined>>()
  return (imageCid) => {
    const known = drawn.get(imageCid)
    if (known) return known
    if (drawn.size >= KEPT_MAX) drawn.clear()
    // An e-mail without the picture is better than none, but the next one tries again.
    const drawing = draw(ctx, imageCid).catch((error: unknown) => {
      if (!(error instanceof StoreAway)) throw error
      drawn.delete(imageCid)
      return undefined
    })
    drawn.set(imageCid, drawing)
    return drawing
  }
}

async function draw(ctx: Pick<Context, 'blobs'>, imageCid: string): Promise<Buffer | undefined> {
  const blob = imageCid === '' ? undefined : await ctx.blobs.get(imageCid)
  if (!blob) return undefined
  const { default: sharp } = await import('sharp')
  return sharp(blob.bytes).resize(SIDE, SIDE, { fit: 'cover' }).flatten({ background: '#FFFFFF' }).jpeg().toBuffer()
}
