import { defineConfig, devices } from '@playwright/test'
import { BROWSER_ARGS } from './e2e/browser-args.ts'

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
    launchOptions: { executablePath: process.env.CHROMIUM, args: BROWSER_ARGS },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop-en', use: { viewport: { width: 1280, height: 800 }, locale: 'en-GB' } },
    { name: 'phone-fr', use: { ...devices['Pixel 7'], locale: 'fr-FR' } },
  ],
})
