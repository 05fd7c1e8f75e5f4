import sharp from 'sharp'
import { expect, it } from 'vitest'
import { exampleSpec } from './example-specs.ts'
import { drawMailPicture, looksLike, MAIL_PICTURE_BYTES } from './mail-picture.ts'
import { drawPng } from './png.ts'

/** Coarse noise: as hard to compress as a photograph. */
async function photograph(): Promise<string> {
  const noise = Buffer.from(Array.from({ length: 100 * 100 * 3 }, (_, at) => (at * at * 16_807) % 251))
  const raw = { width: 100, height: 100, channels: 3 } as const
  const picture = await sharp(noise, { raw }).resize(400, 400).jpeg({ quality: 85 }).toBuffer()
  return `data:image/jpeg;base64,${picture.toString('base64')}`
}

it('is a small palette with clear corners', async () => {
  const drawn = await drawMailPicture(exampleSpec('ticket'))
  expect(drawn.length).toBeLessThanOrEqual(MAIL_PICTURE_BYTES)
  const { format, width, isPalette } = await sharp(drawn).metadata()
  expect({ format, width, isPalette }).toEqual({ format: 'png', width: 480, isPalette: true })
  const { data, info } = await sharp(drawn).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  expect(at(1, 1)[3]).toBe(0)
})

it('is not taken with an area in another colour', async () => {
  const drawn = await drawPng(exampleSpec('ticket'))
  const grey = { create: { width: 120, height: 40, channels: 3, background: '#b3b3b3' } } as const
  const spoiled = await sharp(drawn)
    .composite([{ input: grey, left: 300, top: 430 }])
    .png()
    .toBuffer()
  expect([await looksLike(drawn, drawn), await looksLike(spoiled, drawn)]).toEqual([true, false])
})

it('is a small JPEG on the ground of e-mails when it shows a photograph', async () => {
  const drawn = await drawMailPicture(exampleSpec('basic', { image: await photograph() }))
  expect(drawn.length).toBeLessThanOrEqual(MAIL_PICTURE_BYTES)
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true })
  expect((await sharp(drawn).metadata()).format).toBe('jpeg')
  const [red = 0, green = 0, blue = 0] = data.subarray(0, info.channels)
  for (const [level, ground] of [
    [red, 0xe9],
    [green, 0xe7],
    [blue, 0xf5],
  ] as const)
    expect(Math.abs(level - ground)).toBeLessThan(24)
})
