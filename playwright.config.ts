import { defineConfig, devices } from '@playwright/test'
import { BROWSER_ARGS } from './e2e/browser-args.ts'

/**
 * Journeys of the studio that run the same at any width are walked at a desk, and those of a holder on a phone; the others in
 * both. The screens that only journeys at a desk open are seen on a phone by `accessible-members` and `accessible-team`.
 * A journey tagged `@desk` or `@phone` needs that place, whatever is asked for; it says why.
 */
const AT_A_DESK = [
  'access',
  'account',
  'communities',
  'contributor',
  'conversations',
  'drafts',
  'embed-card',
  'evidence',
  'form-errors',
  'guards',
  'invite',
  'links',
  'list',
  'members',
  'presses',
  'quests',
  'scanner',
  'send-to-members',
  'send-typed',
  'sign-in',
  'stop',
  'sub-communities',
  'switching',
  'team',
  'template-life',
  'wallet-sign-in',
  'wallet-signatures',
]
const ON_A_PHONE = [
  'accessible-members',
  'accessible-team',
  'coming-back',
  'main-path',
  'own-key',
  'proof-file',
  'quest-member',
  'verifier',
  'wallet-communities',
  'wallet-conversation',
  'wallet-stack',
  'wallet-updates',
]

/** Files of journeys by name; none of them where all journeys are asked for, as before a release. */
const filesOf = (names: string[]) => (process.env.JOURNEYS === 'all' ? [] : names.map((name) => `**/${name}.e2e.ts`))

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.{test,spec,e2e}.ts',
  // Each worker has a Blazon of its own and often waits for it.
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // Once more in a new worker, with a browser and a Blazon of its own: `npm test` names what passed only then (bench/flaky.md).
  retries: process.env.CI ? 1 : 0,
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT ?? '.cache/test/journeys.json' }]],
  use: {
    browserName: 'chromium',
    // Else only the journey ends, which does not say where it waited. Where two cores do everything, a page that has loaded
    // may take half of it to show its first data.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Cards stay flat; a journey that is about the scene asks for motion itself.
    contextOptions: { reducedMotion: 'reduce' },
    // What a press grants in a browser with windows, the headless shell must be told.
    permissions: ['clipboard-write'],
    // Without a graphics card a page is drawn quicker plainly than by an emulated one, which only WebGL needs.
    launchOptions: { executablePath: process.env.CHROMIUM, args: [...BROWSER_ARGS, '--disable-gpu-compositing'] },
    screenshot: 'only-on-failure',
    // Its pictures would cost a tenth of the time; the one of the failure is kept. Where nobody opens it, it is not taken.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    {
      name: 'desktop-en',
      testIgnore: filesOf(ON_A_PHONE),
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 }, locale: 'en-GB' },
    },
    {
      name: 'phone-fr',
      testIgnore: filesOf(AT_A_DESK),
      grepInvert: /@desk/,
      use: { ...devices['Pixel 7'], locale: 'fr-FR' },
    },
  ],
})
