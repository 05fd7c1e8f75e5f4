import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countPlaywright, countVitest, linesOfFailures, linesOfFlaky, linesOfNotRun } from './count-results.mjs'

function written(report: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'blazon-report-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('a test file that could not be loaded is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  const file = written({ numPassedTests: 3, numFailedTests: 0, numTotalTests: 4, testResults })
  expect(countVitest(file, 1)).toMatchObject({ passed: 3, failed: 1, skipped: 1 })
})

test('a run that breaks without a report is a failure', () => {
  expect(countVitest('/nowhere/report.json', 1).failed).toBe(1)
  expect(countPlaywright('/nowhere/report.json', 1).failed).toBe(1)
})

test('a journey that passed at the second try has passed', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 1, skipped: 0 }
  expect(countPlaywright(written({ stats, errors: [] }), 1)).toMatchObject({ passed: 6, failed: 1, skipped: 0 })
})

const skipped = { status: 'skipped', ancestorTitles: ['didkit'], title: 'accepts a badge' }
const alone = { status: 'pending', ancestorTitles: [], title: 'a full disk' }
const passed = { status: 'passed', ancestorTitles: ['rdf'], title: 'accepts a badge' }
const resultOf = (name: string, ...assertionResults: object[]) => {
  const testResults = [{ status: 'passed', assertionResults }]
  const file = written({ numPassedTests: 1, numFailedTests: 0, numTotalTests: 4, testResults })
  return { name, ...countVitest(file, 0) }
}

test('names skipped tests, and a group once', () => {
  const result = resultOf('unit', skipped, skipped, alone, passed)
  expect(result.skipped).toBe(3)
  expect(linesOfNotRun([result])).toEqual(['unit: NOT RUN: didkit (2)', 'unit: NOT RUN: a full disk (1)'])
})

test('names the skipped tests of a group whose other tests ran', () => {
  const other = { ...passed, ancestorTitles: ['didkit'], title: 'refuses a badge' }
  expect(linesOfNotRun([resultOf('unit', skipped, other)])).toEqual(['unit: NOT RUN: didkit (1)'])
})

test('does not name tests that another run has executed', () => {
  const made = { ...alone, status: 'passed' }
  expect(linesOfNotRun([resultOf('unit', skipped, alone), resultOf('server on Postgres', made)])).toEqual([
    'unit: NOT RUN: didkit (1)',
  ])
})

test('names a failed test with its file and the first line of its error', () => {
  const failed = {
    status: 'failed',
    ancestorTitles: ['a claim'],
    title: 'is counted',
    failureMessages: ['Error: two\n    at claim.ts:3'],
  }
  const testResults = [{ name: '/a/claims/claim.test.ts', status: 'failed', assertionResults: [passed, failed] }]
  const file = written({ numPassedTests: 1, numFailedTests: 1, numTotalTests: 2, testResults })
  expect(linesOfFailures([{ name: 'unit', ...countVitest(file, 1) }])).toEqual([
    'unit: FAILED: claim.test.ts > a claim > is counted: Error: two',
  ])
})

test('names a test file that could not be loaded', () => {
  const testResults = [{ name: '/a/claim.test.ts', status: 'failed', message: 'Cannot find it', assertionResults: [] }]
  const file = written({ numPassedTests: 0, numFailedTests: 0, numTotalTests: 0, testResults })
  expect(linesOfFailures([{ name: 'unit', ...countVitest(file, 1) }])).toEqual([
    'unit: FAILED: claim.test.ts: Cannot find it',
  ])
})

const journey = (title: string, status: string, ...errors: string[]) => ({
  title,
  file: 'door.e2e.ts',
  tests: [{ status, projectName: 'phone-fr', results: errors.map((message) => ({ error: { message } })) }],
})
const journeys = (...specs: object[]) => {
  const stats = { expected: 1, flaky: 0, unexpected: 1, skipped: 0 }
  const file = written({ stats, suites: [{ suites: [{ specs }] }], errors: [{ message: 'no browser' }] })
  return { name: 'journeys', ...countPlaywright(file, 1) }
}

test('names a failed journey within its groups, and what failed outside of one', () => {
  const failed = journey('admits', 'unexpected', '\u001b[31mTimeout\u001b[39m of 15000 ms\n', 'Another')
  expect(linesOfFailures([journeys(journey('opens', 'expected'), failed)])).toEqual([
    'journeys: FAILED: phone-fr > door.e2e.ts > admits: Timeout of 15000 ms',
    'journeys: FAILED: outside of a test: no browser',
  ])
})

test('names a journey that passed at its second try, with its first failure', () => {
  expect(linesOfFlaky([journeys(journey('admits', 'flaky', 'Timeout of 15000 ms\n  at door'))])).toEqual([
    'flaky: phone-fr > door.e2e.ts > admits (first failure: Timeout of 15000 ms)',
  ])
})

test('prints the seed of a failed property', () => {
  const why = 'Error: Property failed after 7 tests\n{ seed: 20, path: "6" }\nCounterexample: [1]'
  const failures = [{ title: 'book.test.ts > standings', why }]
  expect(linesOfFailures([{ name: 'unit', passed: 0, failed: 1, skipped: 0, failures }])).toEqual([
    'unit: FAILED: book.test.ts > standings: Error: Property failed after 7 tests { seed: 20, path: "6" }',
  ])
})

test('names a run that broke without a failed test', () => {
  const results = [{ name: 'unit', ...countVitest('/nowhere/report.json', 1) }]
  expect(linesOfFailures(results)).toEqual(['unit: FAILED: outside of a test: exit code 1'])
})
