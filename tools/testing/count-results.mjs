import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ title: string, why?: string, file?: string, isFile?: boolean }} Failure */
/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[][]} [notRun]
 * @property {string[][]} [ran]
 * @property {Failure[]} [failures]
 * @property {Failure[]} [flaky] passed at the second try, with the failure of the first
 * @property {{ file: string, title: string }[]} [passes]
 */
/** @typedef {{ status: string, title: string, ancestorTitles?: string[], failureMessages?: string[] }} Assertion */
/** @typedef {{ name?: string, status: string, message?: string, assertionResults: Assertion[] }} VitestFile */
/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numTotalTests
 * @property {VitestFile[]} testResults
 */
/** @typedef {{ message?: string }} PlaywrightError */
/** @typedef {{ status: string, projectName?: string, results: { error?: PlaywrightError }[] }} PlaywrightTest */
/**
 * @typedef {object} PlaywrightSuite
 * @property {string} [file]
 * @property {{ title: string, file?: string, tests: PlaywrightTest[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 */
/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, flaky: number, unexpected: number, skipped: number }} stats
 * @property {PlaywrightError[]} errors
 * @property {PlaywrightSuite[]} [suites]
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
  if (!report) return withoutReport(code)
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  const skipped = report.numTotalTests - report.numPassedTests - report.numFailedTests
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const notRun = tests.filter(isSkipped).map(titlesOf)
  const ran = tests.filter((test) => !isSkipped(test)).map(titlesOf)
  const failures = atLeastNamed([...report.testResults.flatMap(failuresOfFile), ...broken.map(brokenFile)], code)
  const passes = report.testResults.flatMap(passesOfFile)
  return { passed: report.numPassedTests, failed: atLeastOne(failed, code), skipped, notRun, ran, failures, passes }
}

/**
 * Counts `{ passed, failed, skipped }` in Playwright's JSON report; errors outside a test are failures too. A journey that
 * passed at its second try counts as passed, and is named in `flaky`.
 * @param {string} file
 * @param {number} code
 * @returns {Counts}
 */
export function countPlaywright(file, code) {
  /** @type {PlaywrightReport | undefined} */
  const report = readReport(file)
  if (!report) return withoutReport(code)
  const { expected, flaky, unexpected, skipped } = report.stats
  const outside = report.errors.map(({ message }) => ({ title: OUTSIDE, why: message }))
  const found = (/** @type {string} */ status) => (report.suites ?? []).flatMap((suite) => journeysOf(suite, status))
  const failures = atLeastNamed([...found('unexpected'), ...outside], code)
  const failed = atLeastOne(unexpected + report.errors.length, code)
  return { passed: expected + flaky, failed, skipped, failures, flaky: found('flaky') }
}

/**
 * The failed tests of all runs, as lines to print at the end, where they are seen without the output before: the file, the
 * titles and the first line of the error.
 * @param {(Counts & { name: string })[]} results
 */
export function linesOfFailures(results) {
  return results.flatMap(({ name, failures = [] }) =>
    failures.map(({ title, why }) => `${name}: FAILED: ${title}${why ? `: ${summaryOf(why)}` : ''}`),
  )
}

/**
 * The tests of all runs that passed only at the second try, as lines to print.
 * @param {Counts[]} results
 */
export function linesOfFlaky(results) {
  return results.flatMap(({ flaky = [] }) =>
    flaky.map(({ title, why = '' }) => `flaky: ${title} (first failure: ${summaryOf(why)})`),
  )
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

const OUTSIDE = 'outside of a test'

/**
 * @param {number} code
 * @returns {Counts}
 */
function withoutReport(code) {
  const failures = atLeastNamed([], code)
  return { passed: 0, failed: failures.length, skipped: 0, failures }
}

/**
 * @param {Failure[]} failures
 * @param {number} code
 */
function atLeastNamed(failures, code) {
  return code !== 0 && failures.length === 0 ? [{ title: OUTSIDE, why: `exit code ${code}` }] : failures
}

/**
 * The first line of an error; of a property also the second, which has the seed to keep.
 * @param {string} text
 */
function summaryOf(text) {
  const lines = stripVTControlCharacters(text).trim().split('\n')
  return lines.slice(0, lines[0]?.includes('Property failed after') ? 2 : 1).join(' ')
}

/**
 * @param {VitestFile} file
 * @returns {Failure[]}
 */
function failuresOfFile({ name = '', assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  return failed.map((test) => ({ ...namedIn(name, test), why: test.failureMessages?.[0] }))
}

/** @param {VitestFile} file */
function passesOfFile({ name = '', assertionResults }) {
  return assertionResults.filter(({ status }) => status === 'passed').map((test) => namedIn(name, test))
}

/**
 * @param {string} file
 * @param {Assertion} test
 */
function namedIn(file, test) {
  return { file, title: [basename(file), ...titlesOf(test)].join(' > ') }
}

/**
 * @param {VitestFile} file
 * @returns {Failure}
 */
const brokenFile = ({ name = '', message }) => ({ title: basename(name), why: message, file: name, isFile: true })

/**
 * @param {PlaywrightSuite} suite
 * @param {string} wanted
 * @returns {Failure[]}
 */
function journeysOf({ specs = [], suites = [] }, wanted) {
  const own = specs.flatMap(({ title, file = '', tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName = '', results }) => ({
        title: [projectName, basename(file), title].filter(Boolean).join(' > '),
        why: results.find(({ error }) => error)?.error?.message,
      })),
  )
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, wanted))]
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
