import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import type { MeasuredPage } from './prepare-pages.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What the performance score consists of; a layout shift has no unit, the others are milliseconds. */
export const PARTS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'speed-index': 'SI',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
} as const
type Part = keyof typeof PARTS

/** A page's scores out of 100, the parts of its performance, and the audits that were not perfect. */
export type Measured = {
  name: string
  scores: Record<(typeof CATEGORIES)[number], number>
  parts: Record<Part, number>
  audits: string[]
}

/** A desktop and a typical connection, like Lighthouse's own desktop preset. */
const DESKTOP = {
  formFactor: 'desktop',
  screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
  throttling: {
    rttMs: 40,
    throughputKbps: 10_240,
    cpuSlowdownMultiplier: 1,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
  },
} as const

/**
 * Measures one page in the browser at a port and saves its report. Private pages tell search engines not to index them;
 * that audit is left out for them.
 */
export async function measurePage(page: MeasuredPage, port: number, folder: string): Promise<Measured> {
  const settings = { ...DESKTOP, skipAudits: page.isFindable ? [] : ['is-crawlable'] }
  const kept = { disableStorageReset: page.isSignedIn }
  const flags = { port, output: 'html' as const, onlyCategories: [...CATEGORIES], ...kept }
  const result = await lighthouse(page.url, flags, { extends: 'lighthouse:default', settings })
  if (!result) throw new Error(`Lighthouse measured nothing of ${page.name}`)
  const { categories, audits, finalDisplayedUrl } = result.lhr
  if (new URL(finalDisplayedUrl).pathname !== new URL(page.url).pathname)
    throw new Error(`Lighthouse was led from ${page.name} to another page`)
  await writeFile(join(folder, `${page.name}.html`), String(result.report))
  const imperfect = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  )
  const scoreOf = (key: string) => Math.round((categories[key]?.score ?? 0) * 100)
  const scores = {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  }
  const partOf = (part: Part) => Math.round(1000 * (audits[part]?.numericValue ?? 0)) / 1000
  const parts = {
    'first-contentful-paint': Math.round(partOf('first-contentful-paint')),
    'largest-contentful-paint': Math.round(partOf('largest-contentful-paint')),
    'speed-index': Math.round(partOf('speed-index')),
    'total-blocking-time': Math.round(partOf('total-blocking-time')),
    'cumulative-layout-shift': partOf('cumulative-layout-shift'),
  }
  return { name: page.name, scores, parts, audits: imperfect.map(({ id }) => id) }
}
