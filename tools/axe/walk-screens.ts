import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { forwardSignals, runCommand } from '../setup/run-command.mjs'
import { writeReport } from './report.ts'

const FOLDER = join('.cache', 'axe')

/** Runs axe on every screen, in light and dark, and writes the findings of each; arguments are passed to Playwright. */
async function walkScreens(args: string[]): Promise<number> {
  const findings = join(process.cwd(), FOLDER, 'findings.jsonl')
  mkdirSync(FOLDER, { recursive: true })
  rmSync(findings, { force: true })
  const command = ['node_modules/@playwright/test/cli.js', 'test', 'accessible', 'wallet-sign-in', 'channel', ...args]
  const { code } = await runCommand(process.execPath, command, { env: { ...process.env, AXE_FINDINGS: findings } })
  const { screens, grave, file } = writeReport(findings, join(FOLDER, 'report.md'))
  console.log(`${screens} screens looked at, ${grave} serious or critical findings. The report: ${file}`)
  return grave > 0 || screens === 0 ? 1 : code
}

forwardSignals()
process.exitCode = await walkScreens(process.argv.slice(2))
