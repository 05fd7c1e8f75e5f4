import { expect } from '@playwright/test'
import { CARD_CATEGORIES, CARD_SIZES, type CardCategory, type CardEffect } from '#card/card-spec.ts'
import { test } from './blazon.ts'
import { exported, openSite, refusal, show } from './embed-steps.ts'

const WORDS = {
  title: 'Lead climbing',
  subtitle: 'Certified, valid 12 months',
  issuerName: 'Cordée Lyon',
  holderName: 'Malik Benaïssa',
  eventDate: '2026-03-14T19:00',
  place: 'Lyon, France',
  section: 'B',
  seat: '14',
}
/** Each category with an effect, and each effect again on a card that is mostly field. */
const EFFECTS: Record<CardCategory, CardEffect[]> = {
  basic: ['texture_difference', 'glare'],
  community: ['texture_hue', 'texture_modulate'],
  participation: ['texture_modulate', 'texture_hue'],
  ticket: ['texture_glare', 'texture_difference'],
  membership: ['glare', 'texture_glare'],
  role: ['texture_glare'],
}
const CARDS = CARD_CATEGORIES.flatMap((category) => EFFECTS[category].map((effect) => ({ ...WORDS, category, effect })))
/**
 * The tolerated difference of the pictures: the mean over all colours, of 255, and the share of clearly different
 * pixels. Another effect or title exceeds it; contours and metal rims are finer than in the scene.
 */
const PORTRAIT = { mean: 8.2, stray: 0.005 }
const OTHER = { mean: 19, stray: 0.02 }
const APART: Record<CardCategory, { mean: number; stray: number }> = {
  basic: PORTRAIT,
  community: PORTRAIT,
  participation: PORTRAIT,
  ticket: PORTRAIT,
  membership: OTHER,
  role: OTHER,
}

type Picture = Awaited<ReturnType<typeof exported>>

test('an exported card in three dimensions matches the flat card', async ({ blazon, browser, watch }) => {
  const pictures = { flat: [] as Picture[], scene: [] as Picture[] }
  for (const as of ['flat', 'scene'] as const) {
    const context = await browser.newContext({
      viewport: { width: 420, height: 420 },
      reducedMotion: as === 'flat' ? 'reduce' : 'no-preference',
    })
    watch(context)
    const page = await context.newPage()
    const { stop } = await openSite(page, blazon)
    for (const card of CARDS) {
      const shown = await show(page, card, as)
      expect(shown?.label).toContain('Cordée Lyon')
      pictures[as].push(await exported(page))
    }
    await context.close()
    stop()
  }
  for (const [index, { category, effect }] of CARDS.entries()) {
    const name = `${category}, ${effect}`
    const [flat, scene] = [pictures.flat[index], pictures.scene[index]]
    if (!flat || !scene) throw new Error(`no picture of ${name}`)
    const { width, height } = CARD_SIZES[category]
    for (const { width: w, height: h } of [flat, scene]) expect([w, h], name).toEqual([width, height])
    expect(alphaAt(scene, 1, 1), `${name} is clear at its corner`).toBe(0)
    expect(alphaAt(scene, width / 2, height / 2), `${name} is full in its middle`).toBe(255)
    const { mean, stray } = difference(flat, scene)
    expect(mean, `${name}: mean difference of colours`).toBeLessThan(APART[category].mean)
    expect(stray, `${name}: share of pixels that are another colour`).toBeLessThan(APART[category].stray)
  }
})

test('a framed card accepts a config by address or message, refuses hostile ones and stores nothing', async ({
  page,
  blazon,
}) => {
  const said = encodeURIComponent(
    JSON.stringify({ ...WORDS, category: 'ticket', title: '<img src=x onerror=alert(1)>' }),
  )
  const { stop } = await openSite(page, blazon, `#config=${said}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('img', { name: '<img src=x onerror=alert(1)>' })).toBeVisible()
  await expect(frame.locator('img')).toHaveCount(0)

  const svg = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  expect(await refusal(page, { category: 'basic', image: svg })).toEqual([
    { field: 'image', problem: 'invalid_format' },
  ])
  await expect(frame.locator('svg')).toHaveCount(0)
  expect(await refusal(page, { category: 'basic', title: 'a'.repeat(2_000_000) })).toEqual([
    { field: 'title', problem: 'too_big' },
  ])
  await show(page, { ...WORDS, category: 'basic' }, 'flat')
  await expect(frame.getByRole('img', { name: 'Lead climbing' })).toBeVisible()

  expect(await page.context().cookies()).toEqual([])
  const inner = page.frames().find((each) => each.url().includes('/embed/card'))
  const storage = await inner?.evaluate(() => {
    try {
      return String(window.localStorage.length)
    } catch {
      return 'out of reach'
    }
  })
  expect(storage).toBe('out of reach')
  stop()
})

function alphaAt({ data, width }: Picture, x: number, y: number): number | undefined {
  return data[(y * width + x) * 4 + 3]
}

/**
 * For the pixels that both pictures cover: the difference of their colours, and the share of clearly different ones.
 */
function difference(one: Picture, other: Picture): { mean: number; stray: number } {
  let [sum, strays, count] = [0, 0, 0]
  for (let at = 0; at < one.data.length; at += 4) {
    if (one.data[at + 3] !== 255 || other.data[at + 3] !== 255) continue
    const apart = [0, 1, 2].map((part) => Math.abs((one.data[at + part] ?? 0) - (other.data[at + part] ?? 0)))
    sum += (apart[0] ?? 0) + (apart[1] ?? 0) + (apart[2] ?? 0)
    if (Math.max(...apart) > 70) strays++
    count++
  }
  return { mean: sum / (3 * count), stray: strays / count }
}
