import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { CARD_TEXTURES } from '../card-spec.ts'
import { RULING_PITCH, RULINGS } from '../shapes.ts'
import { drawLines, rulingPath } from './ruling.ts'

const SIZE = { width: 164, height: 100 }
const BOX = `width="${SIZE.width}" height="${SIZE.height}"`

const pixels = (drawing: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${BOX}><rect ${BOX} fill="#fff"/>${drawing}</svg>`))
    .greyscale()
    .raw()
    .toBuffer()

/** Tiles side by side, each cut off at its own edge. */
function tiled(texture: (typeof CARD_TEXTURES)[number], { x, y }: { x: number; y: number }): string {
  const { d, dot } = RULINGS[texture]
  const pen = dot ? 'fill="#000"' : 'fill="none" stroke="#000" stroke-width="1.1"'
  const pitch = `width="${RULING_PITCH}" height="${RULING_PITCH}"`
  return `<pattern id="p" x="${x}" y="${y}" ${pitch} patternUnits="userSpaceOnUse"><path d="${d}" ${pen}/></pattern><rect ${BOX} fill="url(#p)"/>`
}

describe('the lines of a ruling', () => {
  it.each(CARD_TEXTURES)('match the tiles of %s over a whole card', async (texture) => {
    for (const shift of [
      { x: 0, y: 0 },
      { x: -1, y: 1 },
    ]) {
      const lines = drawLines(texture, { size: SIZE, shift, paint: '#000' })
      const [drawn, wanted] = await Promise.all([pixels(lines), pixels(tiled(texture, shift))])
      const dark = wanted.reduce((sum, value) => sum + 255 - value, 0)
      const apart = wanted.reduce((sum, value, place) => sum + Math.abs(value - (drawn[place] ?? 0)), 0)
      expect(dark).toBeGreaterThan(0)
      // Dots are small squares of the same area.
      expect(apart / dark).toBeLessThan(0.07)
    }
  })

  it.each(CARD_TEXTURES)('are short enough in %s for a page of many cards', (texture) => {
    expect(rulingPath(texture, { width: 856, height: 540 }).length).toBeLessThan(5000)
  })
})
