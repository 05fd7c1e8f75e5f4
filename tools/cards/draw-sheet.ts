import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { CARD_SIZES, type CardCategory } from '#card/card-spec.ts'
import { drawText } from '#card/draw/text.ts'
import { GLYPH_OUTLINES } from '#card/outlines.ts'
import { BLEED } from '#card/scene/bleed.ts'
import { BROWSER_ARGS } from '../../e2e/browser-args.ts'
import { stillness } from '../../e2e/stillness.ts'
import { serveCards } from './serve-cards.ts'
import { SHEET, type SheetCard } from './sheet-cards.ts'

const FILE = join('docs', 'screens', 'cards.png')
/** The width of a card on the sheet, in pixels. */
const WIDTHS: Record<CardCategory, number> = {
  basic: 232,
  community: 232,
  participation: 232,
  ticket: 232,
  membership: 376,
  role: 216,
}
const GAP = 44
const LEFT = 56
const ROW = { top: 56, height: 452 }
const EFFECT_NAMES = ['Glare', 'Modulate', 'Shiny', 'Hue', 'Difference']
const INK = '#4b4663'

const site = await serveCards()
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: BROWSER_ARGS })
try {
  const page = await browser.newPage()
  const layers: { input: Buffer; left: number; top: number }[] = []
  const captions: string[] = []
  for (const [row, cards] of SHEET.entries()) {
    const top = ROW.top + row * ROW.height
    captions.push(caption(EFFECT_NAMES[row] ?? '', LEFT, top))
    let left = LEFT
    for (const card of cards) {
      const width = WIDTHS[card.category]
      const size = CARD_SIZES[card.category]
      const height = (width * size.height) / size.width
      const [aside, above] = [width * BLEED.x, height * BLEED.y]
      const middle = top + ROW.height / 2 - 6
      const input = await photograph(page, site.origin, card, { width: width + 2 * aside, height: height + 2 * above })
      layers.push({ input, left: Math.round(left - aside), top: Math.round(middle - height / 2 - above) })
      left += width + GAP
    }
  }
  const width = LEFT * 2 - GAP + Object.values(WIDTHS).reduce((sum, each) => sum + each + GAP, 0)
  const height = ROW.top + SHEET.length * ROW.height + 16
  await sharp(Buffer.from(ground(width, height, captions)))
    .composite(layers)
    .removeAlpha()
    .png({ palette: true, quality: 92, effort: 8 })
    .toFile(FILE)
  process.stdout.write(`${FILE}: ${layers.length} cards\n`)
} finally {
  await browser.close()
  site.stop()
}

/** A card in three dimensions at rest, with a transparent background, in pixels of a size. */
async function photograph(
  page: Page,
  origin: string,
  card: SheetCard,
  size: { width: number; height: number },
): Promise<Buffer> {
  await page.setViewportSize({ width: Math.round(size.width), height: Math.round(size.height) })
  // Another address of the same page would only make it show another card, with its entrance animation.
  await page.goto('about:blank')
  await page.goto(`${origin}/embed/card#config=${encodeURIComponent(JSON.stringify(card))}`)
  // Not with the pointer, which would turn the card.
  await page.locator('#card').dispatchEvent('click')
  await page.locator('canvas:visible').waitFor({ timeout: 30_000 })
  await stillness(page)
  return page.screenshot({ omitBackground: true })
}

function ground(width: number, height: number, captions: string[]): string {
  const peak = `M0 ${height}V${height * 0.62}L${width / 2} ${height * 0.4}L${width} ${height * 0.62}V${height}Z`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e6e3f2"/><path d="${peak}" fill="#efedf8"/>${captions.join('')}</svg>`
}

function caption(text: string, x: number, y: number): string {
  const style = { anchor: 'start', face: 'strong', size: 20, spacing: 0, fill: INK } as const
  return drawText({ kind: 'text', role: 'label', text, x, y, ...style }, GLYPH_OUTLINES)
}
