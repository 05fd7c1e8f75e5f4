/** Whether a text is a colour as `#RRGGBB`. */
export function isHex(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** Contrast ratio of two `#RRGGBB` colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** From this ratio on, text of any size can be read. */
export const READABLE = 4.5

/**
 * The colour nearest to `text` that is readable on `background` (4.5 or more): the text's own hue, lightened or
 * darkened as little as needed; white or black for a grey, and where no shade of the hue is readable.
 */
export function nearestReadable(background: string, text: string): string {
  const [r, g, b] = channels(text)
  if (r === g && g === b) return contrast(background, '#FFFFFF') >= READABLE ? '#FFFFFF' : '#000000'
  const reach = ['#FFFFFF', '#000000'].map((end) => {
    for (let step = 1; step < 20; step++) {
      const mixed = mix(text, end, step / 20)
      if (contrast(background, mixed) >= READABLE) return { color: mixed, step }
    }
    return { color: end, step: contrast(background, end) >= READABLE ? 20 : 100 }
  })
  const [light, dark] = reach as [{ color: string; step: number }, { color: string; step: number }]
  return light.step <= dark.step ? light.color : dark.color
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function mix(from: string, to: string, share: number): string {
  const ends = channels(to)
  const mixed = channels(from).map((channel, at) => Math.round(channel + ((ends[at] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

function channels(hex: string): [number, number, number] {
  const number = Number.parseInt(hex.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}
