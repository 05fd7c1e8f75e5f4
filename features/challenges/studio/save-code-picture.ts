import { saveFile } from '#ui/browser/save-file.ts'

/** Pixels of a side at most: sharp on a poster. */
const SIDE = 1600
/** Modules that stay white around a code, so that it is found. */
const QUIET = 4

/** Downloads the QR code of a text as a PNG, dark on white. It does nothing where the drawing could not be loaded. */
export async function saveCodePicture(text: string, name: string): Promise<void> {
  const code = await import('#base/qr-code.ts').catch(() => undefined)
  if (!code) return
  const { d, modules } = code.qrPath(text, code.strongestLevel(text, 'M'))
  const all = modules + 2 * QUIET
  const scale = Math.floor(SIDE / all)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = all * scale
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.setTransform(scale, 0, 0, scale, QUIET * scale, QUIET * scale)
  context.fillStyle = '#000'
  context.fill(new Path2D(d))
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (file) saveFile(file, name)
}
