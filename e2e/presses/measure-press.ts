import type { Browser, Page } from '@playwright/test'
import { rejectCookies, settleFirstVisit } from '../cookies.ts'
import { type OwnTime, openOwnTime, type Took } from './own-time.ts'
import type { Press, PressKind } from './press-list.ts'
import type { PressWorld } from './press-world.ts'

const LOADED_MS = 1200
/** Until what was pressed has ended its motion. */
const REST_MS = 350
const SCREENS = { studio: { width: 1280, height: 800 }, wallet: { width: 412, height: 839 } }

/** The page of a press, in a context of its own, as the studio's admin or the wallet's holder has it. */
export async function openPressPage(browser: Browser, { blazon, ...kept }: PressWorld, { app, at }: Press) {
  const context = await browser.newContext({
    storageState: kept[app],
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: SCREENS[app],
  })
  await settleFirstVisit(context, blazon.studio)
  const page = await context.newPage()
  await rejectCookies(page)
  await page.goto(`${blazon[app]}${at}`)
  await page.waitForTimeout(LOADED_MS)
  return { page, close: () => context.close() }
}

/** Makes a press several times; the first, which loads what is not there yet, is not counted. */
export async function measurePress(page: Page, press: Press, times: number): Promise<Took[]> {
  const own = await openOwnTime(page)
  const measured: Took[] = []
  for (let at = 0; at <= times; at++) {
    if (press.ready && (at === 0 || press.isReadiedEach)) await press.ready(page)
    const took = await measureOnce(page, own, press)
    if (at > 0) measured.push(took)
    await press.back(page)
    await page.waitForTimeout(REST_MS)
  }
  await own.stop()
  return measured
}

/** The same kind of input on an empty page: what it costs by itself. */
export async function measureEmpty(browser: Browser, kind: PressKind, times: number): Promise<Took[]> {
  const page = await browser.newPage()
  await page.setContent('<!doctype html><title>Empty</title><button>Press</button><input autofocus>')
  const own = await openOwnTime(page)
  const on = kind === 'key' ? 'w' : () => page.getByRole('button')
  const measured: Took[] = []
  for (let at = 0; at <= times; at++) {
    const took = await measureOnce(page, own, { on, shows: {} })
    if (at > 0) measured.push(took)
  }
  await page.close()
  return measured
}

async function measureOnce(page: Page, own: OwnTime, { on, shows }: Pick<Press, 'on' | 'shows'>): Promise<Took> {
  if (typeof on === 'string') return own.of(() => page.keyboard.press(on), shows)
  // The pointer is there before the press, as a person's is.
  await on(page).hover()
  return own.of(async () => {
    await page.mouse.down()
    await page.mouse.up()
  }, shows)
}
