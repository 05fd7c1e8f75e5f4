import type { Emblem } from '#card/emblem.ts'
import { BLANK_GROUND } from '#features/issuers/rules.ts'

/** Pixels across of a drawn emblem, the most that the picture field keeps of an upload. */
const WIDTH = 1024
const FONT = '"Bricolage Grotesque Variable"'
const WEIGHT = 660
/** The height of capitals in an em of the display face. */
const CAPITAL = 0.7
/** Points of the blank avatar, as shares of its side: on its ground, and on its shield. */
const ON_GROUND = [0.01, 0.5, 0.99].flatMap((x) => [
  [x, 0.01],
  [x, 0.99],
])
const ON_SHIELD = [
  [0.5, 0.3],
  [0.35, 0.45],
  [0.65, 0.45],
  [0.5, 0.65],
]

/** Draws an emblem as a PNG, at a `data:` address; a picture replaces the letters on its coin. */
export async function drawEmblem(emblem: Emblem, picture?: HTMLImageElement): Promise<string> {
  const { width, height, parts, coin } = emblem
  const canvas = document.createElement('canvas')
  const scale = WIDTH / width
  canvas.width = WIDTH
  canvas.height = Math.round(height * scale)
  // It is read once, at once: a canvas of the graphics processor, or of what stands in for one, blocks the page over it.
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('no canvas')
  pen.scale(scale, scale)
  pen.imageSmoothingQuality = 'high'
  for (const { d, fill } of parts) {
    pen.fillStyle = fill
    pen.fill(new Path2D(d))
  }
  disc(pen, coin.cx, coin.cy, coin.r * 1.09, coin.ring)
  disc(pen, coin.cx, coin.cy, coin.r, picture ? '#ffffff' : coin.fill)
  if (picture) drawOnCoin(pen, emblem, picture)
  else if (emblem.letters) await drawLetters(pen, emblem)
  else drawChevron(pen, emblem)
  return canvas.toDataURL('image/png')
}

/** Whether a picture is the blank avatar of a community that chose none: one flat shield on its ground. */
export function isBlankAvatar(picture: HTMLImageElement): boolean {
  const { naturalWidth: width, naturalHeight: height } = picture
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return false
  pen.drawImage(picture, 0, 0)
  const read = ([x = 0, y = 0]: number[]) => {
    const { data } = pen.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1)
    return `#${Array.from(data.subarray(0, 3), (part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
  }
  return ON_GROUND.every((at) => read(at) === BLANK_GROUND) && new Set(ON_SHIELD.map(read)).size === 1
}

function disc(pen: CanvasRenderingContext2D, x: number, y: number, r: number, fill: string) {
  pen.beginPath()
  pen.arc(x, y, r, 0, 2 * Math.PI)
  pen.fillStyle = fill
  pen.fill()
}

/** The middle of the picture, round. */
function drawOnCoin(pen: CanvasRenderingContext2D, { coin: { cx, cy, r } }: Emblem, picture: HTMLImageElement) {
  const side = Math.min(picture.naturalWidth, picture.naturalHeight)
  const [left, top] = [(picture.naturalWidth - side) / 2, (picture.naturalHeight - side) / 2]
  pen.save()
  pen.beginPath()
  pen.arc(cx, cy, r, 0, 2 * Math.PI)
  pen.clip()
  pen.drawImage(picture, left, top, side, side, cx - r, cy - r, 2 * r, 2 * r)
  pen.restore()
}

async function drawLetters(pen: CanvasRenderingContext2D, { coin, letters, style, ink }: Emblem) {
  const font = `${WEIGHT} ${style.size}px ${FONT}, sans-serif`
  await document.fonts.load(font, letters).catch(() => undefined)
  pen.font = font
  pen.textAlign = 'center'
  pen.fillStyle = ink
  pen.fillText(letters, coin.cx, coin.cy + (style.size * CAPITAL) / 2)
}

/** The line of the mark, for a name without letters. */
function drawChevron(pen: CanvasRenderingContext2D, { coin: { cx, cy, r }, ink }: Emblem) {
  pen.beginPath()
  pen.moveTo(cx - r * 0.5, cy + r * 0.25)
  pen.lineTo(cx, cy - r * 0.25)
  pen.lineTo(cx + r * 0.5, cy + r * 0.25)
  pen.lineWidth = r * 0.2
  pen.strokeStyle = ink
  pen.stroke()
}
