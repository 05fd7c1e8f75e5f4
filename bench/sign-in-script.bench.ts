import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { startServer } from '#testing/server-process.ts'
import { findBrowser } from '../tools/setup/browser.mjs'
import { printTable } from './print-table.ts'

const ROOT = join(import.meta.dirname, '..')
const FIELD = 'input[type=email], input[name=email], input[autocomplete=email]'

type Script = { url: string; begins: number }
type Watched = { blazonTypableAt?: number }

const dataDir = mkdtempSync(join(tmpdir(), 'blazon-bench-script-'))
const server = await startServer({ DATA_DIR: dataDir })
const browser = await chromium.launch({
  executablePath: await findBrowser(ROOT, process.execPath),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
try {
  const page = await browser.newPage({ locale: 'en-GB' })
  await page.addInitScript(noteWhenTypable, FIELD)
  await page.goto(`${server.origin}/signin`)
  await page.getByRole('tab').last().click()
  await page.locator(FIELD).fill('somebody@example.org')
  await page.waitForLoadState('networkidle')
  const typableAt = await page.evaluate(() => (window as unknown as Watched).blazonTypableAt ?? 0)
  const scripts = await page.evaluate(listScripts)
  if (typableAt === 0 || scripts.length === 0) throw new Error('The page says nothing of its scripts')

  const before = await bytesOf(scripts.filter(({ begins }) => begins < typableAt))
  const all = await bytesOf(scripts)
  const built = gzippedFolder(join(ROOT, 'dist', 'studio', 'assets'))
  const peer = { name: 'every script of the studio', value: built / 1000 }
  printTable([
    {
      figure: `JavaScript asked for until one can type (${before.files} files), gzip`,
      value: before.bytes / 1000,
      unit: 'kB',
      goal: { most: 150 },
      peer,
    },
    { figure: `with what the page loads afterwards (${all.files} files), gzip`, value: all.bytes / 1000, unit: 'kB' },
    { figure: 'one can type after', value: typableAt, unit: 'ms' },
  ])
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** In the page, before its own scripts: records when the field is present and enabled. */
function noteWhenTypable(field: string) {
  const look = () => {
    const input = document.querySelector<HTMLInputElement>(field)
    if (!input || input.disabled || input.readOnly) return
    const watched = window as unknown as Watched
    watched.blazonTypableAt ??= performance.now()
    observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true, attributes: true })
}

/** In the page: the scripts that it has requested, also by import and modulepreload, and when. */
function listScripts(): Script[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries
    .filter(({ name }) => /\.m?js(\?|$)/.test(name))
    .map(({ name, startTime }) => ({ url: name, begins: startTime }))
}

async function bytesOf(scripts: Script[]): Promise<{ files: number; bytes: number }> {
  const urls = [...new Set(scripts.map(({ url }) => url))]
  const sizes = await Promise.all(urls.map(sentBytes))
  return { files: urls.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** The bytes of the body that our server sends to a browser with gzip support. */
async function sentBytes(url: string): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject),
  )
  return (await buffer(answer)).length
}

function gzippedFolder(folder: string): number {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0)
}
