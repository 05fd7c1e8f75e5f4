import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countPlaywright, countVitest, linesOfNotRun } from './count-results.mjs'

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

test('a journey that passed only at the second try has failed', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 1, skipped: 0 }
  expect(countPlaywright(written({ stats, errors: [] }), 1)).toEqual({ passed: 5, failed: 2, skipped: 0 })
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
