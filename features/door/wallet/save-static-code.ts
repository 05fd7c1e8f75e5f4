import { qrPath, strongestLevel } from '#base/qr-code.ts'

const SIZE = 400
const QUIET = 4

/** A code as an SVG of 400 by 400 pixels, black on white with a quiet zone of four modules. */
export function staticPicture(code: string): string {
  const { d, modules } = qrPath(code, strongestLevel(code, 'M'))
  const side = modules + 2 * QUIET
  const ground = `<path fill="#FFFFFF" d="M-${QUIET}-${QUIET}h${side}v${side}h-${side}z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="-${QUIET} -${QUIET} ${side} ${side}" shape-rendering="crispEdges">${ground}<path fill="#000000" d="${d}"/></svg>`
}

/** Saves a code as a picture (SVG) to print or to send. */
export function saveStaticCode(code: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([staticPicture(code)], { type: 'image/svg+xml' }))
  link.download = `${name}.svg`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}
