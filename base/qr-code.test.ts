import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPicture } from '#testing/read-picture.ts'
import { qrPath, strongestLevel } from './qr-code.ts'

const LINK = 'https://blazon.example/claim/0123456789abcdefghjkmnpqrs'

/** The code as an image for a scanner: six pixels a module, a quiet zone of four. */
function picture({ d, modules }: { d: string; modules: number }) {
  const side = modules + 8
  const ground = `<path fill="#fff" d="M-4-4h${side}v${side}h-${side}z"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 6}" height="${side * 6}" viewBox="-4 -4 ${side} ${side}">${ground}<path d="${d}"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

test.each(['L', 'M', 'Q', 'H'] as const)('a code of level %s contains the encoded text', async (level) => {
  expect(await readPicture(await picture(qrPath(LINK, level)))).toBe(LINK)
})

test('a higher level of error correction needs more modules', () => {
  const sides = (['L', 'M', 'Q', 'H'] as const).map((level) => qrPath(LINK, level).modules)
  expect(sides).toEqual([...sides].sort((one, other) => one - other))
  expect(sides[0]).toBeLessThan(sides[3] ?? 0)
})

test('the highest level that fits never enlarges a code', () => {
  for (let length = 1; length <= 300; length += 7) {
    const text = 'x'.repeat(length)
    expect(qrPath(text, strongestLevel(text, 'M')).modules).toBe(qrPath(text, 'M').modules)
  }
})

test.each([
  ['x', 'H'],
  ['x'.repeat(14), 'M'],
  ['x'.repeat(15), 'Q'],
] as const)('the room that is left in %s repairs as level %s', (text, level) => {
  expect(strongestLevel(text, 'M')).toBe(level)
})

test('a text with a lone surrogate can be encoded', () => {
  expect(qrPath('\ud83d').modules).toBeGreaterThan(0)
  expect(strongestLevel('\ud83d', 'M')).toBe('H')
})
