import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { badgePage } from '#features/badges/wallet-texts.ts'
import { BROWSER_ARGS } from '../../e2e/browser-args.ts'
import { rejectCookies } from '../../e2e/cookies.ts'
import { heldBadge, keepBadge, openBadges } from '../../e2e/holder-steps.ts'
import { issuerOf } from '../../e2e/issuer-calls.ts'
import { signUp } from '../../e2e/issuer-steps.ts'
import { type Blazon, startServer } from '../../e2e/running-server.ts'
import { words } from '../../e2e/words.ts'

const GOAL = 98
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
/** Pages that nobody but their owner shall find ask search engines to stay away; that is no fault. */
const PRIVATE = ['list', 'claim', 'verify']
const REPORTS = join('.cache', 'lighthouse')
const PORT = 9300 + (process.pid % 500)

/** Opens the four pages that most people meet, each with what it needs; answers their addresses. */
async function pagesOf(blazon: Blazon, context: BrowserContext): Promise<Record<string, string>> {
  const page = await context.newPage()
  await rejectCookies(page)
  await signUp(page, blazon, 'en', 'ada@example.org')
  const issuer = issuerOf(blazon, 'en', 'ada@example.org', await context.storageState())
  const templateId = await issuer.publish('Lead climbing')
  const [first = '', second = ''] = await issuer.send(templateId, ['lea@example.org', 'max@example.org'])
  await keepBadge(page, 'en', first)
  await openBadges(page, 'en')
  await heldBadge(page, 'en', 'Lead climbing').click()
  const verify = await page.getByRole('link', { name: words(badgePage, 'en').verify() }).getAttribute('href')
  await page.close()
  return {
    'sign-in': `${blazon.studio}/signin`,
    list: `${blazon.studio}/badges/basic`,
    claim: second,
    verify: verify ?? '',
  }
}

/** Measures one page as a desktop browser sees it, keeps its report, and answers its scores out of 100. */
async function measure(name: string, url: string, isSignedIn: boolean): Promise<Record<string, number>> {
  const flags = { port: PORT, output: 'html', onlyCategories: CATEGORIES, disableStorageReset: isSignedIn } as const
  const screenEmulation = { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false }
  const throttling = {
    rttMs: 40,
    throughputKbps: 10_240,
    cpuSlowdownMultiplier: 1,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
  }
  const settings = { formFactor: 'desktop', screenEmulation, throttling } as const
  const result = await lighthouse(
    url,
    { ...flags, onlyCategories: [...CATEGORIES] },
    { extends: 'lighthouse:default', settings },
  )
  if (!result) throw new Error(`Lighthouse measured nothing at ${url}`)
  await writeFile(join(REPORTS, `${name}.html`), String(result.report))
  const failed = Object.values(result.lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  )
  console.log(`${name}: ${failed.map(({ id }) => id).join(', ') || 'nothing to say'}`)
  return Object.fromEntries(CATEGORIES.map((key) => [key, Math.round((result.lhr.categories[key]?.score ?? 0) * 100)]))
}

await mkdir(REPORTS, { recursive: true })
const profile = await mkdtemp(join(tmpdir(), 'blazon-lighthouse-'))
const { blazon, stop } = await startServer()
const args = [...BROWSER_ARGS, `--remote-debugging-port=${PORT}`]
const browser = { executablePath: process.env.CHROMIUM, args, locale: 'en-GB', viewport: { width: 1280, height: 800 } }
const context = await chromium.launchPersistentContext(profile, browser)
try {
  const rows: Record<string, Record<string, number>> = {}
  for (const [name, url] of Object.entries(await pagesOf(blazon, context)))
    rows[name] = await measure(name, url, name === 'list')
  console.table(rows)
  const low = Object.entries(rows).flatMap(([name, scores]) =>
    Object.entries(scores)
      .filter(([key, score]) => score < GOAL && !(key === 'seo' && PRIVATE.includes(name)))
      .map(([key, score]) => `${name}: ${key} ${score}`),
  )
  console.log(low.length === 0 ? `All at ${GOAL} or more.` : `Below ${GOAL}: ${low.join('; ')}`)
  console.log(`The reports lie in ${REPORTS}.`)
  process.exitCode = low.length === 0 ? 0 : 1
} finally {
  await context.close()
  await stop()
  await rm(profile, { recursive: true, force: true })
}
