import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeReport } from './report.ts'

const folder = mkdtempSync(join(tmpdir(), 'blazon-axe-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the report lists each screen and finding, and counts only serious ones', () => {
  const look = { name: 'sign-in', path: '/signin', width: 1280, colorScheme: 'light', found: [] }
  const finding = (impact: string) => ({ id: 'color-contrast', impact, target: ['h1'], failureSummary: 'Fix\nthis' })
  const dark = { ...look, colorScheme: 'dark', found: [finding('serious'), finding('minor')] }
  const findings = join(folder, 'findings.jsonl')
  writeFileSync(findings, `${JSON.stringify(look)}\n${JSON.stringify(dark)}\n`)
  const file = join(folder, 'report.md')
  expect(writeReport(findings, file)).toEqual({ screens: 2, grave: 1, file })
  const report = readFileSync(file, 'utf8')
  expect(report).toContain('| sign-in | /signin | 1280 | dark | 0 | 1 | 0 | 1 |')
  expect(report).toContain('- serious: color-contrast, sign-in, 1280 wide, dark: `h1` Fix this')
})

test('the report is empty without a findings file', () => {
  expect(writeReport(join(folder, 'none'), join(folder, 'empty.md')).screens).toBe(0)
})
