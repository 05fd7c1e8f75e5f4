import { type QrLevel, qrPath, strongestLevel } from '#base/qr-code.ts'
import { saveFile } from './save-file.ts'

/** Large enough to print over a page. */
const LEAST_SIDE = 1200
/** In modules, as readers expect it. */
const QUIET = 4

/** Saves a QR code as a picture (PNG), dark on white with its quiet zone, to print or to put into a text. */
export async function saveQrCode(value: string, name: string, level: QrLevel = 'M'): Promise<void> {
  const { d, modules } = qrPath(value, strongestLevel(value, level))
  const across = modules + 2 * QUIET
  // Whole pixels for each module, so that its edges stay sharp.
  const scale = Math.ceil(LEAST_SIDE / across)
  const canvas = document.createElement('canvas')
  canvas.width = across * scale
  canvas.height = across * scale
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawing) throw new Error('no canvas')
  drawing.fillStyle = '#FFFFFF'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.scale(scale, scale)
  drawing.translate(QUIET, QUIET)
  drawing.fillStyle = '#0D0930'
  drawing.fill(new Path2D(d))
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!picture) throw new Error('no picture')
  saveFile(picture, `${name}.png`)
}
