import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { afterRerun, filesToRerun } from './rerun-failed.mjs'

const CLAIMS = 'features/claims/server/claims.test.ts'
const root = mkdtempSync(join(tmpdir(), 'blazon-rerun-'))
const fileAt = (path: string, source = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), source)
  return join(root, path)
}
const claims = fileAt(CLAIMS)
const failure = (title: string, file = claims) => ({ title, file, why: 'Error: lost a race' })
const counts = (passed: number, ...failures: object[]) => ({
  passed,
  failed: failures.length,
  skipped: 0,
  failures: failures as ReturnType<typeof failure>[],
})

test('runs the file of a failed server test again, once', () => {
  expect(filesToRerun([failure('a'), failure('b')], root)).toEqual([CLAIMS])
})

test('runs no pure test again', () => {
  expect(filesToRerun([failure('a', fileAt('features/claims/rules.test.ts'))], root)).toEqual([])
})

test('runs no property again', () => {
  const file = fileAt('features/points/server/book.test.ts', "import fc from 'fast-check'")
  expect(filesToRerun([failure('a', file)], root)).toEqual([])
})

test('runs no property again that a file beside the test defines', () => {
  fileAt('apps/server/fuzz/testing-fuzz.ts', "import fc from 'fast-check'")
  const file = fileAt('apps/server/fuzz/fuzz.test.ts', "import { fuzz } from './testing-fuzz.ts'")
  expect(filesToRerun([failure('a', file)], root)).toEqual([])
})

test('runs nothing again where many files failed', () => {
  const many = Array.from({ length: 11 }, (_, i) => failure('a', fileAt(`platform/many-${i}.test.ts`)))
  expect(filesToRerun(many, root)).toEqual([])
})

test('counts a test that passes at its second try as passed, and names it', () => {
  const second = { ...counts(1), passes: [failure('a')] }
  expect(afterRerun(counts(5, failure('a')), second, [CLAIMS])).toMatchObject({
    passed: 6,
    failed: 0,
    failures: [],
    flaky: [failure('a')],
  })
})

test('a test that fails twice has failed', () => {
  const second = { ...counts(1, failure('a')), passes: [failure('b')] }
  expect(afterRerun(counts(5, failure('a')), second, [CLAIMS])).toMatchObject({ passed: 5, failed: 1, flaky: [] })
})

test('a failed test that the second run does not have has failed', () => {
  expect(afterRerun(counts(5, failure('a')), counts(0), [CLAIMS])).toMatchObject({ passed: 5, failed: 1 })
})

test('a file that loads at its second try has passed', () => {
  const second = { ...counts(1), passes: [failure('a')] }
  const broken = { ...failure('claims.test.ts'), isFile: true }
  expect(afterRerun(counts(5, broken), second, [CLAIMS])).toMatchObject({ failed: 0, flaky: [broken] })
})

test('a failure of another file stays', () => {
  const other = failure('c', fileAt('features/claims/rules.test.ts'))
  const second = { ...counts(1), passes: [failure('a')] }
  expect(afterRerun(counts(5, failure('a'), other), second, [CLAIMS])).toMatchObject({ failed: 1, failures: [other] })
})
