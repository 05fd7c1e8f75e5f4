export type CutArea = { x: number; y: number; width: number; height: number }

/** The largest area with proportions `aspect` (width by height) in the middle of a picture, in whole pixels. */
export function middleArea(width: number, height: number, aspect: number): CutArea {
  const wide = Math.min(width, Math.round(height * aspect))
  const high = Math.min(height, Math.round(width / aspect))
  return { x: Math.floor((width - wide) / 2), y: Math.floor((height - high) / 2), width: wide, height: high }
}

/**
 * The chosen area of a picture (or the middle one of an aspect) as a file, at most `maxWidth` pixels wide and never
 * enlarged: PNG stays PNG (it may be transparent), everything else becomes JPEG. `url` is a blob, data or same-origin
 * address. Rejects when the picture cannot be decoded.
 */
export async function cutPicture(
  url: string,
  cut: CutArea | { aspect: number },
  type: string,
  maxWidth: number,
): Promise<Blob> {
  const image = new Image()
  image.src = url
  await image.decode()
  const area = 'aspect' in cut ? middleArea(image.naturalWidth, image.naturalHeight, cut.aspect) : cut
  const scale = Math.min(1, maxWidth / area.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('no canvas')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no picture')))
    canvas.toBlob(done, type === 'image/png' ? 'image/png' : 'image/jpeg', 0.92)
  })
}
