import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number, notRun?: string[][], ran?: string[][] }} Counts */
/** @typedef {{ status: string, title: string, ancestorTitles?: string[] }} Assertion */
/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numTotalTests
 * @property {{ status: string, assertionResults: Assertion[] }[]} testResults
 */
/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, flaky: number, unexpected: number, skipped: number }} stats
 * @property {unknown[]} errors
 */

/**
 * Counts `{ passed, failed, skipped }` in Vitest's JSON report, and lists skipped tests in `notRun` and the others in `ran`,
 * so that an unavailable verifier does not count as agreement. A file that fails to load, and a run that fails without naming
 * a test, count as one failure each, so that a broken run never shows zero failures.
 * @param {string} file
 * @param {number} code
 * @returns {Counts}
 */
export function countVitest(file, code) {
  /** @type {VitestReport | undefined} */
  const report = readReport(file)
  if (!report) return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = report.numFailedTests + broken
  const skipped = report.numTotalTests - report.numPassedTests - report.numFailedTests
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const notRun = tests.filter(isSkipped).map(titlesOf)
  const ran = tests.filter((test) => !isSkipped(test)).map(titlesOf)
  return { passed: report.numPassedTests, failed: atLeastOne(failed, code), skipped, notRun, ran }
}

/**
 * Counts `{ passed, failed, skipped }` in Playwright's JSON report; errors outside a test are failures too.
 * @param {string} file
 * @param {number} code
 * @returns {Counts}
 */
export function countPlaywright(file, code) {
  /** @type {PlaywrightReport | undefined} */
  const report = readReport(file)
  if (!report) return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected, failed: atLeastOne(unexpected + flaky + report.errors.length, code), skipped }
}

/**
 * The tests that none of several runs executed, as lines to print: a group by its name, a test outside of a group by its
 * own, each with the number of tests. A test that needs Postgres is skipped in one run and executed in the other.
 * @param {(Counts & { name: string })[]} results
 */
export function linesOfNotRun(results) {
  const ran = new Set(results.flatMap(({ ran = [] }) => ran.map(String)))
  return results.flatMap(({ name: run, notRun = [] }) => {
    const counts = new Map()
    for (const titles of notRun.filter((titles) => !ran.has(String(titles))))
      counts.set(titles[0], (counts.get(titles[0]) ?? 0) + 1)
    return [...counts].map(([name, tests]) => `${run}: NOT RUN: ${name} (${tests})`)
  })
}

/** @param {Assertion} test */
const isSkipped = ({ status }) => ['skipped', 'pending'].includes(status)
/** @param {Assertion} test */
const titlesOf = ({ ancestorTitles, title }) => [...(ancestorTitles ?? []), title]

/**
 * @param {number} failed
 * @param {number} code
 */
function atLeastOne(failed, code) {
  return code !== 0 && failed === 0 ? 1 : failed
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
