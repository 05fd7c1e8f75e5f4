import { contrastRatio, mix, parseHex, READABLE } from '#base/colors.ts'

/**
 * The colour nearest to `text` that is readable on `background` (4.5 to 1 or more): the text's own hue, lightened or darkened
 * as little as needed; white or black for a grey, and when the hue has none.
 */
export function nearestReadable(background: string, text: string): string {
  const { r, g, b } = parseHex(text) ?? { r: 0, g: 0, b: 0 }
  if (r === g && g === b) return contrastRatio(background, '#FFFFFF') >= READABLE ? '#FFFFFF' : '#000000'
  const reach = ['#FFFFFF', '#000000'].map((end) => {
    for (let step = 1; step < 20; step++) {
      const mixed = mix(text, end, step / 20).toUpperCase()
      if (contrastRatio(background, mixed) >= READABLE) return { color: mixed, step }
    }
    return { color: end, step: contrastRatio(background, end) >= READABLE ? 20 : 100 }
  })
  const [light, dark] = reach as [{ color: string; step: number }, { color: string; step: number }]
  return light.step <= dark.step ? light.color : dark.color
}
