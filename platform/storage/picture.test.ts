import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readPicture } from './picture.ts'

const rules = { maxBytes: 10_485_760, maxPixels: 50_000_000 }
const file = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' })
const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 10, g: 20, b: 30, alpha: 0.5 } } })

describe('an uploaded picture', () => {
  test('is encoded again without its metadata and stays below 256 KiB', async () => {
    const noise = sharp({
      create: {
        width: 1600,
        height: 1600,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
    const jpeg = await noise
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg({ quality: 95 })
      .toBuffer()
    const stored = await readPicture(file(jpeg), rules)
    expect(stored.length).toBeLessThanOrEqual(262_144)
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
  })

  test('keeps its transparency as PNG', async () => {
    const stored = await readPicture(file(await plain(300, 300, 4).png().toBuffer()), rules)
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'png', width: 300 })
  })

  test.each([
    ['a text that says it is a PNG', Buffer.from('not a picture')],
    ['empty', Buffer.alloc(0)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
    ['a PNG cut short', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('is refused when it is %s', async (_, bytes) => {
    await expect(readPicture(file(bytes), rules)).rejects.toThrow('fileFormatInvalid')
  })

  test('is refused when it is a GIF or WebP, whatever it claims', async () => {
    await expect(readPicture(file(await plain(20, 20).webp().toBuffer()), rules)).rejects.toThrow('fileFormatInvalid')
  })

  test('is refused when it decodes to more than 50 megapixels, though the file is small', async () => {
    const bomb = await plain(8000, 6300).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(rules.maxBytes)
    await expect(readPicture(file(bomb), rules)).rejects.toThrow('sizeExceeded')
  })

  test('is refused when the file is too large', async () => {
    await expect(readPicture(file(await plain(50, 50).png().toBuffer()), { ...rules, maxBytes: 10 })).rejects.toThrow(
      'sizeExceeded',
    )
  })

  test('is refused with a wrong aspect ratio', async () => {
    const square = { ...rules, ratio: { value: 1, tolerance: 0.02 } }
    await expect(readPicture(file(await plain(100, 140).png().toBuffer()), square)).rejects.toThrow('imageRatio')
    await expect(readPicture(file(await plain(100, 101).png().toBuffer()), square)).resolves.toBeInstanceOf(Buffer)
  })
})
