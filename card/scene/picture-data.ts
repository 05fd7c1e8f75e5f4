import type { CardSpec } from '../card-spec.ts'
import { safeHref } from '../draw/escape.ts'

const LARGEST = 1024
const KEPT = 24
const known = new Map<string, Promise<string>>()

/**
 * The spec with its pictures as `data:` addresses, because a drawing for a texture cannot load anything. Pictures that
 * cannot be loaded (or read, from another origin) are left out.
 */
export async function withPictureData(spec: CardSpec): Promise<CardSpec> {
  const [image, issuerImage] = await Promise.all([pictureData(spec.image), pictureData(spec.issuerImage)])
  return { ...spec, image, issuerImage }
}

function pictureData(href: string): Promise<string> {
  const address = safeHref(href)
  if (address === '' || /^data:/i.test(address)) return Promise.resolve(address)
  const found = known.get(address)
  if (found) return found
  const loading = readPicture(address).catch(() => '')
  known.set(address, loading)
  for (const old of known.keys()) {
    if (known.size <= KEPT) break
    known.delete(old)
  }
  return loading
}

async function readPicture(address: string): Promise<string> {
  const picture = await loadImage(address)
  const scale = Math.min(1, LARGEST / Math.max(picture.naturalWidth, picture.naturalHeight, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale))
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}

/** Loads and decodes a picture; rejects when it is invalid. */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  // A framed card has a foreign origin even for its own server: without this its canvas could not be read.
  if (!/^(data|blob):/i.test(address)) picture.crossOrigin = 'anonymous'
  picture.src = address
  await picture.decode()
  return picture
}
