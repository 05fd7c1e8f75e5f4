import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/testing/longest-first.ts'
import { SERVER_TESTS } from './tools/testing/server-tests.mjs'

/**
 * All server tests run on the embedded database or, with TEST_DATABASE_URL, on that Postgres. Where both runs are made,
 * `SERVER_TESTS=marked` leaves to the embedded database the files that say why they need it.
 */
const MARK = /^\/\/ On both databases: ./m
const isMarkedOnly = process.env.SERVER_TESTS === 'marked'
const server = isMarkedOnly
  ? globSync(SERVER_TESTS).filter((file) => MARK.test(readFileSync(file, 'utf8')))
  : SERVER_TESTS

/**
 * `pure` files share a process too, except `alone`: those that make a process look like a browser, and the verifiers of
 * others, which ask what they run in and may leave something behind.
 */
const PURE = { include: ['**/*.test.{ts,tsx,mjs}'], exclude: [...SERVER_TESTS, 'node_modules/**', 'dist/**', 'e2e/**'] }
const VERIFIER = /^credentials\/(?:judges\/)?(?:judge|stock)-/
const BROWSER = /Object\.assign\(globalThis|fakeBrowser\(globalThis/
const alone = globSync(PURE.include, { exclude: PURE.exclude }).filter(
  (file) => VERIFIER.test(file) || BROWSER.test(readFileSync(file, 'utf8')),
)

/** Also what the mutation score runs (`bench/mutation/vitest.config.ts`). */
export const pure = {
  name: 'pure',
  isolate: false,
  include: PURE.include,
  exclude: [...PURE.exclude, ...alone],
  setupFiles: ['tools/testing/no-browser-left.ts'],
  testTimeout: 60_000,
}

export default defineConfig({
  test: {
    passWithNoTests: false,
    // What was transformed for one run, the next one reads: of a part of the tests, or on the other database.
    fsModuleCache: true,
    allowOnly: !process.env.CI,
    // A condition is waited for as long as a test may take. Limits of time find what hangs; none of them measures speed.
    expect: { poll: { timeout: 60_000 } },
    // One processor beside the workers is idle most of the time; of two it would be half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          // Loading the server takes longer than most files of tests: a worker does it once and keeps it. A file shares
          // the process with those before it and leaves nothing behind: no module mocks, no globals, no open world.
          isolate: false,
          include: server,
          globalSetup: ['tools/testing/built-data.mjs'],
          setupFiles: ['tools/testing/hold-prototypes.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      { extends: true, test: pure },
      { extends: true, test: { name: 'alone', include: alone, testTimeout: 60_000 } },
    ],
  },
})
