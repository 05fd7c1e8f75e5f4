import { InvalidInput, Problem } from '#base/problem.ts'
import { asList, asObject, type Json } from '#credentials/read-credential.ts'
import { BROUGHT_MAX_BYTES } from '#features/badges/rules.ts'
import { readPicture, thumbnailOf } from '#platform/storage/picture.ts'

/** Pixels of the picture of a list, which shows it half as large. */
const SMALL = 96
const PIXELS_MAX = 25_000_000
const EMBEDDED = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/=\s]+)$/

type Pictured = { counted: Json; carrier: 'text' | 'png' | 'svg'; received: Uint8Array }

/**
 * The picture of a badge, encoded again, as `data:` addresses: large (256 KiB at most) and small; '' without one. It is the one
 * inside of the badge that counted, which its issuer signed or publishes; without one that of the PNG that carries the badge
 * (Open Badges 3.0, 5.3), whose pixels nobody signs. Pictures at an address are never loaded, and SVG, which may hold scripts
 * and more, is not drawn. Throws `tooManyRequests` for now, because a badge that is kept without its picture stays so.
 */
export async function pictureOf({ counted, carrier, received }: Pictured): Promise<{ large: string; small: string }> {
  const embedded = await encoded(embeddedIn(counted))
  if (embedded) return embedded
  return (await encoded(carrier === 'png' ? received : undefined)) ?? { large: '', small: '' }
}

/** Undefined without a picture that can be read: a badge is not refused for its picture. */
async function encoded(bytes: Uint8Array | undefined) {
  if (!bytes) return undefined
  try {
    const file = new File([bytes as BlobPart], 'picture')
    const large = await readPicture(file, { maxBytes: BROUGHT_MAX_BYTES, maxPixels: PIXELS_MAX })
    return { large: dataUrl(large), small: dataUrl(await thumbnailOf(large, SMALL)) }
  } catch (error) {
    if (error instanceof InvalidInput || (error instanceof Problem && error.key === 'sizeExceeded')) return undefined
    throw error
  }
}

/** Where Open Badges 3.0 have a picture: of the achievement, or of the credential itself. */
function embeddedIn(counted: Json): Uint8Array | undefined {
  const subject = asObject(asList(counted.credentialSubject)[0])
  const achievement = asObject(asList(subject?.achievement)[0])
  for (const image of [achievement?.image, counted.image].flatMap(asList)) {
    const address = typeof image === 'string' ? image : asObject(image)?.id
    const [, text] = (typeof address === 'string' && EMBEDDED.exec(address.trim())) || []
    if (text) return Buffer.from(text, 'base64')
  }
  return undefined
}

function dataUrl(picture: Buffer): string {
  const type = picture[0] === 0x89 ? 'image/png' : 'image/jpeg'
  return `data:${type};base64,${picture.toString('base64')}`
}
