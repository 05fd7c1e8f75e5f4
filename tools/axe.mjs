import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeReport } from './axe/report.mjs'
import { findBrowser } from './setup/browser.mjs'
import { pinnedEnvironment } from './setup/pinned-node.mjs'
import { prepare, ROOT } from './setup/prepare.mjs'
import { forwardSignals, runCommand } from './setup/run-command.mjs'
import { runTool } from './setup/setup-failure.mjs'

/**
 * Runs axe on the screens in light and dark, and writes a report of its findings; arguments are passed to Playwright.
 */
async function axe(args) {
  const node = await prepare({ withTools: true, withBuild: true })
  const folder = join(ROOT, '.cache', 'axe')
  const findings = join(folder, 'findings.jsonl')
  mkdirSync(folder, { recursive: true })
  rmSync(findings, { force: true })
  const env = pinnedEnvironment(ROOT, { CHROMIUM: await findBrowser(ROOT, node), AXE_FINDINGS: findings })
  const command = ['node_modules/@playwright/test/cli.js', 'test', 'accessible', 'wallet-sign-in', ...args]
  const { code } = await runCommand(node, command, { cwd: ROOT, env })
  const { screens, grave, file } = writeReport(findings, join(folder, 'report.md'))
  console.log(`${screens} screens looked at, ${grave} serious or critical findings. The report: ${file}`)
  return grave > 0 || screens === 0 ? 1 : code
}

forwardSignals()
await runTool(() => axe(process.argv.slice(2)))
