import { defineConfig, devices } from '@playwright/test'

/** Chromium in a container and without a graphics card; nothing that talks to the network by itself. */
const ARGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.{test,spec,e2e}.ts',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT ?? '.cache/test/journeys.json' }]],
  use: {
    browserName: 'chromium',
    // Cards stay flat; a journey that is about the scene asks for motion itself.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM, args: ARGS },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop-en', use: { viewport: { width: 1280, height: 800 }, locale: 'en-GB' } },
    { name: 'phone-fr', use: { ...devices['Pixel 7'], locale: 'fr-FR' } },
  ],
})
