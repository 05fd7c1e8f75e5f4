// The whole package would bring its ways of drawing along to every sign-in.
import { create } from 'qrcode/lib/core/qrcode.js'

const LEVELS = ['L', 'M', 'Q', 'H'] as const
/** Error correction: about 7, 15, 25 or 30 percent of a code may be lost. */
export type QrLevel = (typeof LEVELS)[number]

/** A QR code as one path on a grid of `modules` by `modules`, without its quiet zone. */
export function qrPath(text: string, level: QrLevel = 'M'): { d: string; modules: number } {
  const { modules } = create(text.toWellFormed(), { errorCorrectionLevel: level })
  const { size } = modules
  let d = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!modules.get(y, x)) continue
      const start = x
      while (x + 1 < size && modules.get(y, x + 1)) x++
      d += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`
    }
  }
  return { d, modules: size }
}

/** The highest level at which the code is no larger than at `least`: free error correction. */
export function strongestLevel(text: string, least: QrLevel): QrLevel {
  const { version } = create(text.toWellFormed(), { errorCorrectionLevel: least })
  const higher = LEVELS.slice(LEVELS.indexOf(least) + 1)
  return higher.findLast((level) => fitsIn(text, version, level)) ?? least
}

function fitsIn(text: string, version: number, level: QrLevel): boolean {
  try {
    create(text.toWellFormed(), { version, errorCorrectionLevel: level })
    return true
  } catch {
    return false
  }
}
