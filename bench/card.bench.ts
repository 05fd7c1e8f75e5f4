import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { CARD_CATEGORIES, type CardSpec } from '#card/card-spec.ts'
import { exampleSpec } from '#card/example-specs.ts'
import { drawPng } from '#card/png.ts'
import { startServer } from '#testing/server-process.ts'
import { stillness, watchScripts } from '../e2e/stillness.ts'
import { findBrowser } from '../tools/setup/browser.mjs'
import { signUpCommunity } from './community.ts'
import { medianOf, secondsOf } from './measuring.ts'
import { printTable } from './print-table.ts'

const ROOT = join(import.meta.dirname, '..')
const ROUNDS = 5
const FRAMES = 60

const dataDir = mkdtempSync(join(tmpdir(), 'blazon-bench-card-'))
const server = await startServer({ DATA_DIR: dataDir, CAPTCHA_COST: '1' })
const browser = await chromium.launch({
  executablePath: await findBrowser(ROOT, process.execPath),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
try {
  const drawn = await drawingTimes()
  const page = await browser.newPage({ viewport: { width: 420, height: 420 } })
  const config = encodeURIComponent(
    JSON.stringify({ category: 'basic', title: 'Lead climbing', effect: 'texture_glare' }),
  )
  await page.goto(`${server.origin}/embed/card#config=${config}`)
  await page.locator('#card').click()
  await page.locator('canvas').waitFor({ timeout: 30_000 })
  const frame = await scriptOfFrames(page)
  const framed = await scriptOfPage(page)
  const { token } = await signUpCommunity(server.origin, dataDir)
  await page.context().addCookies([{ name: 'token', value: token, url: server.origin }])
  const scriptsAsked = watchScripts(page)
  // Without a membership card, the entry leads to the invitation to create one.
  await page.goto(`${server.origin}/templates/basic`)
  await page.locator('main li button svg').first().waitFor({ timeout: 30_000 })
  await scriptsAsked.settled()
  const scripts = await scriptOfPage(page)
  printTable([
    {
      figure: `a card's picture drawn by the server, 480 wide, median of ${drawn.ours.length}`,
      value: medianOf(drawn.ours),
      unit: 'ms',
      goal: { most: 40 },
      peer: { name: 'a plain picture of that size, encoded', value: medianOf(drawn.plain) },
    },
    { figure: `script of a frame in three dimensions, of ${FRAMES}`, value: frame, unit: 'ms', goal: { most: 8 } },
    { figure: 'the part in three dimensions, gzip', value: sizeOf(/^stage-.*\.js$/), unit: 'kB', goal: { most: 180 } },
    { figure: 'JavaScript of the template page before it, gzip', value: scripts, unit: 'kB', goal: { most: 250 } },
    { figure: 'JavaScript of the framed page before it, gzip', value: framed, unit: 'kB' },
  ])
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Milliseconds per picture, one after the other, after a warm-up picture of each kind. */
async function drawingTimes(): Promise<{ ours: number[]; plain: number[] }> {
  const specs: CardSpec[] = CARD_CATEGORIES.map((category) => exampleSpec(category))
  const blank = { width: 480, height: 752, channels: 4, background: '#211970' } as const
  const times = { ours: [] as number[], plain: [] as number[] }
  for (const spec of specs) await drawPng(spec)
  for (let round = 0; round < ROUNDS; round++) {
    for (const spec of specs) times.ours.push(1000 * (await secondsOf(() => drawPng(spec))))
    times.plain.push(1000 * (await secondsOf(() => sharp({ create: blank }).png().toBuffer())))
  }
  return times
}

/** Milliseconds of script per frame while a pointer moves over the card. */
async function scriptOfFrames(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
  }
  await stillness(page)
  const before = await spent()
  const frames = await page.evaluate(moveOver, FRAMES)
  return (1000 * ((await spent()) - before)) / frames
}

/** In the page: moves a pointer over the card with every frame, and returns the number of frames. */
function moveOver(frames: number): Promise<number> {
  const card = document.querySelector('#card')
  return new Promise((resolve) => {
    let count = 0
    const step = () => {
      const clientX = 100 + (count % 20) * 10
      card?.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY: 200, pointerType: 'mouse' }))
      if (++count > frames) resolve(frames)
      else requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}

/** Gzipped kilobytes of the scripts that the page has loaded, without the scene and its own dependencies. */
async function scriptOfPage(page: Page): Promise<number> {
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const names = asked.map((url) => /\/assets\/([^/?]+\.js)/.exec(url)?.[1] ?? '')
  const early = [...new Set(names)].filter((name) => name !== '' && !/^(stage|outlines)-/.test(name))
  if (early.length === 0) throw new Error('The page says nothing of its scripts')
  return early.reduce((sum, name) => sum + gzipped(name), 0)
}

function sizeOf(pattern: RegExp): number {
  const names = readdirSync(assets()).filter((name) => pattern.test(name))
  if (names.length === 0) throw new Error(`The build has no ${pattern}`)
  return names.reduce((sum, name) => sum + gzipped(name), 0)
}

function gzipped(name: string): number {
  return gzipSync(readFileSync(join(assets(), name)), { level: 9 }).length / 1000
}

function assets(): string {
  return join(ROOT, 'dist', 'studio', 'assets')
}
