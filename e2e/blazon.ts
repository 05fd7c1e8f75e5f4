import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import { openProviders, type Providers, providersEnvironment } from '#testing/providers/open-providers.ts'
import { rejectCookies, settleFirstVisit } from './cookies.ts'
import { type Issuer, issuerOf, type Kept, signUpByCalls } from './issuer-calls.ts'
import { ISSUER_NAME } from './issuer-steps.ts'
import { notePresses, slowestPresses } from './presses/slow-presses.ts'
import { type Blazon, START_MS, startServer } from './running-server.ts'

/**
 * Calls that a test expects to be refused: status by path, `*` for one part of it. Chromium logs each to the console.
 */
type Refusals = Record<string, number>

type ForTest = {
  language: Language
  /** Refused calls that this test causes: allowed in the console, and each must occur. */
  refusals: Refusals
  /** Refused calls that depend on timing: allowed in the console, but not required. */
  possibleRefusals: Refusals
  /** Watches the console of a browser; an error fails the test. */
  watch: (context: BrowserContext) => void
  /** A separate browser: empty, or with the state kept by another one. */
  openBrowser: (kept?: Kept) => Promise<Page>
  /** The signed-in studio of the worker's community. */
  studioPage: Page
  /** Saves a screenshot of the page as `name` when SHOTS is set. */
  shot: (page: Page, name: string) => Promise<void>
}
type ForWorker = {
  /** The providers of outside accounts, as one server on this machine. */
  providers: Providers
  blazon: Blazon
  issuer: Issuer
}

/** Playwright's `test` with a running Blazon, a community that has signed up, and browsers whose console errors fail. */
export const test = base.extend<ForTest, ForWorker>({
  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const providers = await openProviders()
      await use(providers)
      await providers.close()
    },
    { scope: 'worker' },
  ],
  blazon: [
    async ({ providers }, use, { project }) => {
      // Where there is a Postgres, journeys at a desk use it and those on a phone the embedded database.
      const serverUrl = project.name === 'desktop-en' ? process.env.TEST_DATABASE_URL : undefined
      const { blazon, stop } = await startServer([], START_MS, providersEnvironment(providers), serverUrl)
      await use(blazon)
      const slowest = slowestPresses()
      if (slowest.length > 0) process.stdout.write(`The slowest presses of this worker:\n  ${slowest.join('\n  ')}\n`)
      await stop()
    },
    // Longer than the start, so that a server that did not start is stopped and not left behind.
    { scope: 'worker', timeout: START_MS + 30_000 },
  ],
  issuer: [
    async ({ blazon }, use, { project, workerIndex }) => {
      const language = languageOf(project.use.locale)
      const email = `issuer-${workerIndex}@example.org`
      const kept = await signUpByCalls(blazon, language, email, ISSUER_NAME)
      await use(issuerOf(blazon, language, email, kept))
    },
    { scope: 'worker', timeout: START_MS },
  ],
  language: async ({ locale }, use) => use(languageOf(locale)),
  refusals: [{}, { option: true }],
  possibleRefusals: [{}, { option: true }],
  watch: [
    async ({ context, refusals, possibleRefusals }, use, info) => {
      await notePresses(context)
      const errors: string[] = []
      const seen = new Set<string>()
      const watchPage = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() !== 'error') return
          const { url } = message.location()
          const found = refusalOf(refusals, message.text(), url)
          if (found) seen.add(found)
          else if (!refusalOf(possibleRefusals, message.text(), url))
            errors.push(`${page.url()}: ${message.text()} ${url}`)
        })
        page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
      }
      const watch = (watched: BrowserContext) => {
        for (const page of watched.pages()) watchPage(page)
        watched.on('page', watchPage)
      }
      watch(context)
      await use(watch)
      expect(errors, 'the console has no errors').toEqual([])
      if (info.status === 'skipped' || info.status !== info.expectedStatus) return
      expect([...seen].sort(), 'each expected refusal came').toEqual(Object.keys(refusals).sort())
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, watch, blazon }, use) => {
    const opened: BrowserContext[] = []
    await use(async (kept) => {
      const context = await browser.newContext({ storageState: kept })
      opened.push(context)
      watch(context)
      await notePresses(context)
      await settleFirstVisit(context, blazon.studio)
      const page = await context.newPage()
      await rejectCookies(page)
      return page
    })
    for (const context of opened) await context.close()
  },
  studioPage: async ({ openBrowser, issuer, blazon }, use) => {
    const page = await openBrowser(issuer.kept)
    // The start page is the first cards while the community has no membership card.
    await page.goto(`${blazon.studio}/templates/basic`)
    await use(page)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  shot: async ({}, use, { project }) => {
    await use(async (page, name) => {
      if (!process.env.SHOTS) return
      await page.screenshot({ path: join(tmpdir(), 'shots', `e2e-${project.name}-${name}.png`) })
    })
  },
})

function languageOf(locale: string | undefined): Language {
  return locale?.startsWith('fr') ? 'fr' : 'en'
}

function refusalOf(refusals: Refusals, text: string, url: string): string | undefined {
  const status = text.match(/^Failed to load resource: the server responded with a status of (\d+) /)?.[1]
  if (status === undefined) return undefined
  const { pathname } = new URL(url)
  return Object.keys(refusals).find((path) => {
    const pattern = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`)
    return refusals[path] === Number(status) && pattern.test(pathname)
  })
}
