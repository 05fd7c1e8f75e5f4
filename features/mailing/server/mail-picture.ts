import type { CardSpec } from '#card/card-spec.ts'
import { drawMailPicture } from '#card/mail-picture.ts'
import { drawnOnce, pictureKey } from '#features/templates/server/card-png.ts'
import type { Context } from '#platform/context.ts'
import type { Blobs } from '#platform/storage/blobs.ts'

/** At most 44 kB each. */
const PICTURES_KEPT = 100

/** By everything that a card shows, so that a change has a picture of its own; each store has its own pictures. */
const kept = new WeakMap<Blobs, Map<string, Promise<Buffer>>>()

/**
 * The picture of a card for e-mails, the same buffer for all recipients with the same card; concurrent first requests
 * draw it once. Never call it inside a transaction.
 */
export async function mailPicture(ctx: Context, spec: CardSpec): Promise<Buffer> {
  const asked = { spec, kind: 'mail' }
  const key = pictureKey(asked)
  const pictures = kept.get(ctx.blobs) ?? new Map<string, Promise<Buffer>>()
  kept.set(ctx.blobs, pictures)
  const picture = pictures.get(key) ?? drawnOnce(ctx, asked, drawMailPicture)
  // Moved to the end: the first ones are those unused for longest.
  pictures.delete(key)
  pictures.set(key, picture)
  const [oldest = ''] = pictures.keys()
  if (pictures.size > PICTURES_KEPT) pictures.delete(oldest)
  try {
    return await picture
  } catch (error) {
    if (pictures.get(key) === picture) pictures.delete(key)
    throw error
  }
}
