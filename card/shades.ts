import { contrastRatio, mix, parseHex, READABLE, toHex } from '#base/colors.ts'

export type Hsl = { h: number; s: number; l: number }

/** The same hue with another lightness, 0 to 1. */
export function withLightness(hex: string, lightness: number, saturation?: number): string {
  const { h, s } = toHsl(hex)
  return fromHsl({ h, s: saturation ?? s, l: lightness })
}

/**
 * The nearest shade of the field, towards the dark or the light of its own hue, on which the text has `target`
 * contrast; the field itself when it already has. The text determines the direction.
 */
export function shadeFor(field: string, text: string, target = READABLE): string {
  if (contrastRatio(field, text) >= target) return field
  const darker = contrastRatio('#000000', text) >= contrastRatio('#ffffff', text)
  const steps = [darker ? darkOf(field) : lightOf(field), darker ? '#000000' : '#ffffff']
  let from = field
  for (const to of steps) {
    for (let step = 1; step <= 50; step++) {
      const shaded = mix(from, to, step / 50)
      if (contrastRatio(shaded, text) >= target) return shaded
    }
    from = to
  }
  return from
}

/** The dark of a hue: #8280FF gives about #0F0A3A. */
export function darkOf(hex: string): string {
  return withLightness(hex, 0.13, Math.min(toHsl(hex).s, 0.7))
}

/** The light of a hue, nearly white. */
export function lightOf(hex: string): string {
  return withLightness(hex, 0.97, Math.min(toHsl(hex).s, 0.7))
}

/** A readable text colour of the field's own hue: its dark (#8280FF gives a near #0F0A3A), else its light. */
export function inkOn(field: string, target = READABLE): string {
  const readable = [darkOf(field), lightOf(field)].find((ink) => contrastRatio(field, ink) >= target)
  if (readable) return readable
  return contrastRatio(field, '#000000') > contrastRatio(field, '#ffffff') ? '#000000' : '#ffffff'
}

/** Hue 0 to 360, saturation and lightness 0 to 1. */
export function toHsl(hex: string): Hsl {
  const { r, g, b } = parseHex(hex) ?? { r: 0, g: 0, b: 0 }
  const [x, y, z] = [r / 255, g / 255, b / 255]
  const [max, min] = [Math.max(x, y, z), Math.min(x, y, z)]
  const l = (max + min) / 2
  const span = max - min
  if (span === 0) return { h: 0, s: 0, l }
  const s = span / (1 - Math.abs(2 * l - 1))
  const turn = max === x ? ((y - z) / span + 6) % 6 : max === y ? (z - x) / span + 2 : (x - y) / span + 4
  return { h: turn * 60, s, l }
}

/** Writes hue, saturation and lightness as `#rrggbb`. */
export function fromHsl({ h, s, l }: Hsl): string {
  const reach = s * Math.min(l, 1 - l)
  const channel = (n: number) => {
    const k = (n + h / 30) % 12
    return 255 * (l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return toHex({ r: channel(0), g: channel(8), b: channel(4) })
}
