import { create } from 'qrcode'

/** A QR code (level M) as one path on a grid of `modules` by `modules`, without its quiet zone. */
export function qrPath(text: string): { d: string; modules: number } {
  const { modules } = create(text.toWellFormed(), { errorCorrectionLevel: 'M' })
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
