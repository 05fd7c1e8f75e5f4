import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { GUIDE_PICTURES } from '#features/help/rules.ts'
import { BROWSER_ARGS } from '../../e2e/browser-args.ts'
import { rejectCookies, settleFirstVisit } from '../../e2e/cookies.ts'
import { startServer } from '../../e2e/running-server.ts'
import { KEPT, LOOKS, type Look } from './looks.ts'
import { type Doors, openDoors } from './open-doors.ts'
import type { Screen } from './screen.ts'
import { SCREENS } from './screens.ts'

const ALL = join('.cache', 'screens')
const IN_GIT = join('docs', 'screens')
const OF_GUIDE = join('docs', 'guide')
const GUIDE_NAMES: ReadonlySet<string> = new Set(Object.values(GUIDE_PICTURES))
const FILL_MS = 300_000
/** Time for animations to end. */
const REST_MS = 700

/** Takes the screenshots whose names contain all requested parts, and returns the names of those that failed. */
async function takeAll(browser: Browser, doors: Doors, parts: string[]): Promise<string[]> {
  const failed: string[] = []
  for (const look of LOOKS) {
    for (const screen of SCREENS) {
      const name = `${screen.name}-${look.name}`
      const guided = guidePicture(screen, look)
      const isAsked = parts.every((part) => {
        if (part === 'kept') return KEPT.includes(name)
        return part === 'guide' ? guided !== undefined : name.includes(part)
      })
      if (!isAsked) continue
      try {
        await take(browser, doors, screen, look)
        if (KEPT.includes(name)) await copyFile(join(ALL, `${name}.png`), join(IN_GIT, `${name}.png`))
        if (guided)
          await sharp(join(ALL, `${name}.png`))
            .webp({ quality: 80 })
            .toFile(join(OF_GUIDE, guided))
        console.log(name)
      } catch (error) {
        console.error(`${name}: ${String(error).split('\n')[0]}`)
        failed.push(name)
      }
    }
  }
  return failed
}

/** The file of a screen in the guide, which has light pictures only. */
function guidePicture(screen: Screen, look: Look): string | undefined {
  const device = look.isMobile ? 'phone' : 'desktop'
  const name = `${screen.name}-${device}`
  return look.colorScheme === 'light' && GUIDE_NAMES.has(name) ? `${name}-${look.language}.webp` : undefined
}

async function take(browser: Browser, doors: Doors, screen: Screen, look: Look): Promise<void> {
  const { language, colorScheme, viewport, isMobile } = look
  const context = await browser.newContext({
    storageState: doors.kept[screen.as],
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    timezoneId: 'Europe/Paris',
    colorScheme,
    viewport,
    hasTouch: isMobile,
    isMobile,
  })
  try {
    await settleFirstVisit(context, doors.studio)
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await rejectCookies(page)
    await screen.open(page, { ...doors, language })
    await settle(page)
    await page.screenshot({ path: join(ALL, `${screen.name}-${look.name}.png`) })
  } finally {
    await context.close()
  }
}

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready
    // Pictures inside drawings have no load event, but another image with the same address does.
    const drawn = [...document.querySelectorAll('svg image')].map((image) => image.getAttribute('href') ?? '')
    const ready = drawn.map((src) => Object.assign(new Image(), { src }).decode())
    await Promise.allSettled(ready)
    return [...document.images].every((image) => image.complete)
  })
  await page.waitForTimeout(REST_MS)
}

await mkdir(ALL, { recursive: true })
await mkdir(IN_GIT, { recursive: true })
await mkdir(OF_GUIDE, { recursive: true })
console.log('Filling the demo...')
const { blazon, printed, stop } = await startServer(['--demo'], FILL_MS)
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: BROWSER_ARGS })
try {
  const failed = await takeAll(browser, await openDoors(browser, blazon, printed), process.argv.slice(2))
  console.log(failed.length === 0 ? `All lie in ${ALL}.` : `Not taken: ${failed.join(', ')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await stop()
}
