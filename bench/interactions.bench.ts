// INTERACTIONS_TIMES=3 is a shorter run.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS } from '../e2e/browser-args.ts'
import { measureEmpty, measurePress, openPressPage } from '../e2e/presses/measure-press.ts'
import type { Took } from '../e2e/presses/own-time.ts'
import { PRESSES, type Press } from '../e2e/presses/press-list.ts'
import { openPressWorld, type PressWorld } from '../e2e/presses/press-world.ts'
import { startServer } from '../e2e/running-server.ts'
import { findBrowser } from '../tools/setup/browser.mjs'
import { nextBudget } from './interaction-budgets.ts'
import { medianOf, percentileOf } from './measuring.ts'
import { printTable } from './print-table.ts'

const ROOT = join(import.meta.dirname, '..')
const BUDGETS = join(ROOT, 'bench', 'interactions.json')
const TIMES = Number(process.env.INTERACTIONS_TIMES ?? '15')

type Measured = { press: Press; own: number; p75: number; wall: number; emptyWall: number }

const { blazon, stop } = await startServer()
const browser = await chromium.launch({ executablePath: await findBrowser(ROOT, process.execPath), args: BROWSER_ARGS })
try {
  const world = await openPressWorld(browser, blazon)
  const measured: Measured[] = []
  for (const press of PRESSES) measured.push(await measure(browser, world, press))
  report(measured)
} finally {
  await browser.close()
  await stop()
}

/** One press on a new page, and the same kind of press on an empty one after it. */
async function measure(browser: Browser, world: PressWorld, press: Press): Promise<Measured> {
  const { page, close } = await openPressPage(browser, world, press)
  const times = await measurePress(page, press, TIMES)
  await close()
  const empty = await measureEmpty(browser, press.kind, TIMES)
  const less = medianOf(empty.map(({ own }) => own))
  const net = times.map(({ own }) => Math.max(0, own - less))
  const wallOf = (all: Took[]) =>
    percentileOf(
      all.map(({ wall }) => wall),
      75,
    )
  return { press, own: medianOf(net), p75: percentileOf(net, 75), wall: wallOf(times), emptyWall: wallOf(empty) }
}

function report(measured: Measured[]): void {
  const before = JSON.parse(readFileSync(BUDGETS, 'utf8')) as Record<string, number>
  const load = loadavg()[0] ?? 0
  const budgets = Object.fromEntries(
    measured.map(({ press, own }) => [nameOf(press), nextBudget(press, own, before[nameOf(press)])]),
  )
  printTable(
    measured.map(({ press, own, p75, wall, emptyWall }) => ({
      figure: `${nameOf(press)}, own time (p75 ${p75.toFixed(1)})`,
      value: own,
      unit: 'ms',
      goal: { most: before[nameOf(press)] ?? budgets[nameOf(press)] ?? 0 },
      peer: { name: `wall ${wall || 'under 16'}, an empty page`, value: emptyWall || 16 },
    })),
  )
  console.log(
    `  Load ${load.toFixed(1)}. ${load < 1 ? 'The walls count.' : 'Walls are to be compared with those of the empty page only.'}`,
  )
  if (process.env.INTERACTIONS_KEEP !== '1') return
  writeFileSync(BUDGETS, `${JSON.stringify(budgets, undefined, 2)}\n`)
  console.log('  Kept the budgets, none higher than before.')
}

function nameOf({ app, name }: Press): string {
  return `${app}: ${name}`
}
