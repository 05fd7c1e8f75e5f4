import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS } from '../../e2e/browser-args.ts'
import { startServer } from '../../e2e/running-server.ts'
import { CATEGORIES, type Measured, measurePage, PARTS } from './measure-page.ts'
import { type MeasuredPage, preparePages } from './prepare-pages.ts'

const GOAL = 98
const REPORTS = join('.cache', 'lighthouse')
const PORT = 9300 + (process.pid % 500)

/** A separate browser that Lighthouse can control, in a new folder, so that browsers share no state. */
async function openBrowser(port: number) {
  const profile = await mkdtemp(join(tmpdir(), 'blazon-lighthouse-'))
  const args = [...BROWSER_ARGS, `--remote-debugging-port=${port}`]
  const options = {
    executablePath: process.env.CHROMIUM,
    args,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  }
  const context = await chromium.launchPersistentContext(profile, options)
  const close = async () => {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
  return { context, close }
}

function asTable(measured: Measured[]): string {
  const rows = measured.map(({ name, scores, parts, audits }) =>
    [name, ...CATEGORIES.map((key) => scores[key]), ...Object.values(parts), audits.join(', ')].join(' | '),
  )
  const head = ['page', ...CATEGORIES, ...Object.values(PARTS), 'not perfect'].join(' | ')
  return [head, head.replace(/[^|]+/g, ' --- ').trim(), ...rows].map((row) => `| ${row} |`).join('\n')
}

/** The pages whose names follow the command; without names, all of them. */
function chosenOf(pages: MeasuredPage[], names: string[]): MeasuredPage[] {
  const unknown = names.filter((name) => !pages.some((page) => page.name === name))
  if (unknown.length > 0)
    throw new Error(`No page ${unknown.join(', ')}. Choose of: ${pages.map(({ name }) => name).join(', ')}`)
  return names.length === 0 ? pages : pages.filter(({ name }) => names.includes(name))
}

await mkdir(REPORTS, { recursive: true })
const { blazon, stop } = await startServer()
// One browser is signed in; the other belongs to a visitor who sees sign-in, claim and verification for the first time.
const member = await openBrowser(PORT)
const visitor = await openBrowser(PORT + 1)
try {
  const pages = chosenOf(await preparePages(blazon, member.context), process.argv.slice(2))
  const measured: Measured[] = []
  for (const page of pages) measured.push(await measurePage(page, page.isSignedIn ? PORT : PORT + 1, REPORTS))
  const low = measured.flatMap(({ name, scores }) =>
    CATEGORIES.filter((key) => scores[key] < GOAL).map((key) => `${name}: ${key} ${scores[key]}`),
  )
  const load = `Load of the machine at the end, over the last minute: ${(loadavg()[0] ?? 0).toFixed(1)}`
  const end = low.length === 0 ? `All at ${GOAL} or more.` : `Below ${GOAL}: ${low.join('; ')}`
  const summary = `${asTable(measured)}\n\n${end}\n${load}\n`
  await writeFile(join(REPORTS, 'summary.md'), summary)
  console.log(`${summary}The reports lie in ${REPORTS}.`)
  process.exitCode = low.length === 0 ? 0 : 1
} finally {
  await member.close()
  await visitor.close()
  await stop()
}
