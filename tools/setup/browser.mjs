import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pinnedEnvironment } from './pinned-node.mjs'
import { runCommand } from './run-command.mjs'
import { SetupFailure } from './setup-failure.mjs'

// The headless shell draws the same pages with a fifth less work than a browser with windows.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const DOWNLOAD_MS = 240_000
const INSTALL_MS = 480_000

/**
 * The path of a Chromium that starts: the one named by CHROMIUM, an installed one, Playwright's own, or Debian's
 * (installed when we are root). Throws a `SetupFailure` that says what to install.
 * @param {string} root
 * @param {string} node
 */
export async function findBrowser(root, node) {
  const named = process.env.CHROMIUM
  if (named) {
    if (await starts(named)) return named
    throw new SetupFailure(`CHROMIUM names ${named}, which does not start.`)
  }
  const ways = [installedBrowser, () => playwrightBrowser(root, node), debianBrowser]
  for (const way of ways) {
    const found = await way()
    if (found) return found
  }
  throw new SetupFailure('The journeys need a browser. Install Chromium or Google Chrome, or name one in CHROMIUM.')
}

async function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC_CHROME]
  for (const path of candidates) if (existsSync(path) && (await starts(path))) return path
  return undefined
}

/**
 * @param {string} root
 * @param {string} node
 */
async function playwrightBrowser(root, node) {
  const options = { cwd: root, env: pinnedEnvironment(root), quiet: true }
  const ask = "console.log(require('@playwright/test').chromium.executablePath())"
  const path = (await runCommand(node, ['-e', ask], options)).output.trim()
  if (existsSync(path) && (await starts(path))) return path
  console.log("No browser is installed; fetching Playwright's own...")
  // Only root may install the system libraries that it needs.
  const libraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []
  const fetching = ['node_modules/@playwright/test/cli.js', 'install', ...libraries, 'chromium']
  await runCommand(node, fetching, { ...options, timeoutMs: DOWNLOAD_MS })
  return existsSync(path) && (await starts(path)) ? path : undefined
}

async function debianBrowser() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  console.log("Installing the distribution's Chromium with apt-get...")
  const options = { quiet: true, timeoutMs: INSTALL_MS, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  await runCommand('apt-get', ['update'], options)
  const { code, output } = await runCommand(
    'apt-get',
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    options,
  )
  if (code !== 0) console.error(output.split('\n').slice(-5).join('\n'))
  return installedBrowser()
}

/**
 * A browser without its system libraries exists, but cannot even print its version.
 * @param {string} path
 */
async function starts(path) {
  const { code, output } = await runCommand(path, ['--version'], { quiet: true, timeoutMs: 30_000 })
  return code === 0 && /chrom/i.test(output)
}
