import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { CARD_CATEGORIES, CARD_EFFECTS, CARD_SIZES } from './card-spec.ts'
import { exampleSpec } from './example-specs.ts'
import { drawPng, drawPreview } from './png.ts'

describe('the picture of a card', () => {
  it.each(CARD_CATEGORIES)('is 480 wide and as high as the card: %s', async (category) => {
    const { width, height } = CARD_SIZES[category]
    const meta = await sharp(await drawPng(exampleSpec(category))).metadata()
    expect([meta.width, meta.height]).toEqual([480, Math.round((480 * height) / width)])
    expect(meta.format).toBe('png')
  })

  it('is 480 by 752 for a portrait card, clear at its corners and full in the middle', async () => {
    const { data, info } = await sharp(await drawPng(exampleSpec('basic')))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([480, 752])
    const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3]
    expect(alpha(1, 1)).toBe(0)
    expect(alpha(240, 376)).toBe(255)
  })

  it('shows the title, whichever fonts are installed', async () => {
    const region = { left: 30, top: 590, width: 300, height: 60 }
    const light = async (title: string) => {
      const drawn = await sharp(await drawPng(exampleSpec('basic', { title })))
        .extract(region)
        .toBuffer()
      return (await sharp(drawn).stats()).channels[1]?.mean ?? 0
    }
    expect(await light('Lead climbing')).toBeGreaterThan((await light('.')) + 20)
  })

  it('leaves out emoji, whichever fonts are installed', async () => {
    const drawn = (title: string) => drawPng(exampleSpec('basic', { title }))
    expect((await drawn('Lead 🧗 climbing 👩‍🚒🇫🇷')).equals(await drawn('Lead climbing'))).toBe(true)
    expect((await drawn('Lead 1 climbing')).equals(await drawn('Lead climbing'))).toBe(false)
  })

  it("keeps the title's colour under every effect", async () => {
    const region = { left: 34, top: 595, width: 260, height: 45 }
    for (const effect of CARD_EFFECTS) {
      const drawn = sharp(await drawPng(exampleSpec('basic', { effect }))).extract(region)
      const { channels } = await sharp(await drawn.toBuffer()).stats()
      expect(channels[0]?.max, effect).toBe(255)
      // The field is #211970: its dark colour is still visible beside the letters.
      expect(channels[0]?.min, effect).toBeLessThan(0x60)
    }
  })

  it('fetches nothing', async () => {
    const spec = exampleSpec('basic', { image: 'https://blazon.invalid/x.png', issuerImage: '/etc/hostname' })
    await expect(drawPng(spec)).resolves.toBeInstanceOf(Buffer)
  })

  it.each(CARD_CATEGORIES)('has a preview of 1200 by 630: %s', async (category) => {
    const meta = await sharp(await drawPreview(exampleSpec(category))).metadata()
    expect([meta.width, meta.height, meta.hasAlpha]).toEqual([1200, 630, false])
  })
})
