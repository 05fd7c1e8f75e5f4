import { existsSync, readFileSync } from 'node:fs'

/**
 * Counts `{ passed, failed, skipped }` in Vitest's JSON report, and lists skipped tests in `notRun`, so that an
 * unavailable verifier does not count as agreement. A file that fails to load, and a run that fails without naming a
 * test, count as one failure each, so that a broken run never shows zero failures.
 */
export function countVitest(file, code) {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = report.numFailedTests + broken
  const skipped = report.numTotalTests - report.numPassedTests - report.numFailedTests
  return { passed: report.numPassedTests, failed: atLeastOne(failed, code), skipped, notRun: skippedIn(report) }
}

/** Counts `{ passed, failed, skipped }` in Playwright's JSON report; errors outside a test are failures too. */
export function countPlaywright(file, code) {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected, failed: atLeastOne(unexpected + flaky + report.errors.length, code), skipped }
}

/** The skipped tests with their number: a group by its name, a test outside of a group by its own. */
function skippedIn(report) {
  const counts = new Map()
  for (const test of report.testResults.flatMap(({ assertionResults }) => assertionResults)) {
    if (!['skipped', 'pending'].includes(test.status)) continue
    const name = test.ancestorTitles?.[0] || test.title
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, tests]) => `${name} (${tests})`)
}

function atLeastOne(failed, code) {
  return code !== 0 && failed === 0 ? 1 : failed
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
