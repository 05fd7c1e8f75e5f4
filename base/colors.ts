export type Rgb = { r: number; g: number; b: number }

/** The minimum contrast of text of any size (WCAG 2, 1.4.3). */
export const READABLE = 4.5

/** An issuer's colour: `#RRGGBB`. */
export const COLOR_PATTERN = /^#[0-9a-f]{6}$/i

/** Whether a text is a colour in the form `#RRGGBB`. */
export function isHex(text: string): boolean {
  return COLOR_PATTERN.test(text)
}

/** `#rgb` or `#rrggbb` (0 to 255 a channel); undefined when it is neither. */
export function parseHex(hex: string): Rgb | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex.trim())
  const [, r, g, b] = short ?? /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex.trim()) ?? []
  if (r === undefined || g === undefined || b === undefined) return undefined
  const read = (digits: string) => Number.parseInt(digits.length === 1 ? digits + digits : digits, 16)
  return { r: read(r), g: read(g), b: read(b) }
}

/** Writes a colour as `#rrggbb`. */
export function toHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance of a hex colour, 0 to 1 (WCAG 2). Black for an invalid one. */
export function luminance(hex: string): number {
  const { r, g, b } = parseHex(hex) ?? { r: 0, g: 0, b: 0 }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** Contrast of two hex colours, 1 to 21 (WCAG 2), in either order. */
export function contrastRatio(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Mixes two hex colours; `share` is how much of the second, 0 to 1. */
export function mix(a: string, b: string, share: number): string {
  const from = parseHex(a) ?? { r: 0, g: 0, b: 0 }
  const to = parseHex(b) ?? { r: 0, g: 0, b: 0 }
  const at = (x: number, y: number) => x + (y - x) * share
  return toHex({ r: at(from.r, to.r), g: at(from.g, to.g), b: at(from.b, to.b) })
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
