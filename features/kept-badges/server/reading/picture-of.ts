import { InvalidInput, Problem } from '#base/problem.ts'
import { asList, asObject, type Json } from '#credentials/read-credential.ts'
import { BROUGHT_MAX_BYTES } from '#features/badges/rules.ts'
import { readPicture, thumbnailOf } from '#platform/storage/picture.ts'

/** Pixels of the picture of a list, which shows it half as large. */
const SMALL = 96
const PIXELS_MAX = 25_000_000
const EMBEDDED = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/=\s]+)$/

type Pictured = { credential: Json; carrier: 'text' | 'png' | 'svg'; received: Uint8Array }

/**
 * The picture inside a badge's file, encoded again, as `data:` addresses: large (256 KiB at most) and small; '' without one.
 * A PNG that carries a badge is its picture. Pictures at an address are never loaded, and SVG, which may hold scripts and
 * more, is not drawn.
 */
export async function pictureOf(pictured: Pictured): Promise<{ large: string; small: string }> {
  const bytes = pictured.carrier === 'png' ? pictured.received : embeddedIn(pictured.credential)
  if (!bytes) return { large: '', small: '' }
  try {
    const file = new File([bytes as BlobPart], 'picture')
    const large = await readPicture(file, { maxBytes: BROUGHT_MAX_BYTES, maxPixels: PIXELS_MAX })
    return { large: dataUrl(large), small: dataUrl(await thumbnailOf(large, SMALL)) }
  } catch (error) {
    // A badge is not refused for its picture.
    if (error instanceof InvalidInput || (error instanceof Problem && error.key === 'sizeExceeded'))
      return { large: '', small: '' }
    throw error
  }
}

/** Where Open Badges have a picture: of the achievement or badge class, or of the credential itself. */
function embeddedIn(credential: Json): Uint8Array | undefined {
  const subject = asObject(asList(credential.credentialSubject)[0])
  const achievement = asObject(asList(subject?.achievement)[0]) ?? asObject(credential.badge)
  for (const image of [achievement?.image, credential.image].flatMap(asList)) {
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
