import { defineConfig } from 'vitest/config'

/** `server` is what touches a database; it runs a second time on Postgres when TEST_DATABASE_URL is set. */
const SERVER = ['platform/**', 'features/*/server/**', 'apps/**', 'db/**'].map((folder) => `${folder}/*.test.{ts,tsx}`)

export default defineConfig({
  test: {
    passWithNoTests: false,
    allowOnly: !process.env.CI,
    projects: [
      {
        test: {
          name: 'server',
          include: SERVER,
          globalSetup: ['tools/testing/built-data.mjs'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'pure',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...SERVER, 'node_modules/**', 'dist/**', 'e2e/**'],
          testTimeout: 15_000,
        },
      },
    ],
  },
})
