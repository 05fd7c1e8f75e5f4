import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-results.mjs'

function written(report) {
  const file = join(mkdtempSync(join(tmpdir(), 'blazon-report-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('a test file that fails to load is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  const file = written({ numPassedTests: 3, numFailedTests: 0, numTotalTests: 4, testResults })
  expect(countVitest(file, 1)).toEqual({ passed: 3, failed: 1, skipped: 1, notRun: [] })
})

test('a run without a report is a failure', () => {
  expect(countVitest('/nowhere/report.json', 1).failed).toBe(1)
  expect(countPlaywright('/nowhere/report.json', 1).failed).toBe(1)
})

test('a journey that passes only on the second try is a failure', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 1, skipped: 0 }
  expect(countPlaywright(written({ stats, errors: [] }), 1)).toEqual({ passed: 5, failed: 2, skipped: 0 })
})

test('skipped tests are listed, a group once', () => {
  const skipped = { status: 'skipped', ancestorTitles: ['didkit'], title: 'accepts a badge' }
  const alone = { status: 'pending', ancestorTitles: [], title: 'a full disk' }
  const passed = { status: 'passed', ancestorTitles: ['rdf'], title: 'accepts a badge' }
  const testResults = [{ status: 'passed', assertionResults: [skipped, skipped, alone, passed] }]
  const file = written({ numPassedTests: 1, numFailedTests: 0, numTotalTests: 4, testResults })
  expect(countVitest(file, 0)).toMatchObject({ skipped: 3, notRun: ['didkit (2)', 'a full disk (1)'] })
})
