import { runCommand } from '../setup/run-command.mjs'
import type { CheckResult } from './report.ts'

/** Format and lint of every file that Biome knows. */
export async function checkFormat(root: string): Promise<CheckResult> {
  const { code, output } = await runTool(root, 'node_modules/@biomejs/biome/bin/biome', [
    'check',
    '--colors=off',
    '--diagnostic-level=error',
  ])
  const read = Number(/Checked (\d+) files?/.exec(output)?.[1] ?? 0)
  return { read, unit: 'files', offences: code === 0 ? [] : [output.trim()] }
}

/** Types of the whole project; unchanged results of the last run are cached in .cache. */
export async function checkTypes(root: string): Promise<CheckResult> {
  const args = ['-p', '.', '--noEmit', '--pretty', 'false', '--listFiles']
  const { code, output } = await runTool(root, 'node_modules/typescript/bin/tsc', args)
  const lines = output.split('\n').filter((line) => line !== '')
  const listed = lines.filter((line) => line.startsWith('/') && !line.includes(': error '))
  const ours = listed.filter((line) => !line.includes('/node_modules/'))
  const offences = lines.filter((line) => !listed.includes(line))
  if (code !== 0 && offences.length === 0) offences.push(`tsc ended with code ${code}`)
  return { read: ours.length, unit: 'files', offences }
}

/** Files, exports and dependencies that nothing uses. */
export async function checkDeadCode(root: string): Promise<CheckResult> {
  const reporter = ['--reporter', './tools/check/knip-report.ts']
  const { output } = await runTool(root, 'node_modules/knip/bin/knip.js', ['--no-progress', ...reporter])
  const report = output.split('\n').find((line) => line.startsWith('{"read"'))
  if (report === undefined) return { read: 0, unit: 'files', offences: [output.trim()] }
  return { unit: 'files', ...(JSON.parse(report) as { read: number; offences: string[] }) }
}

function runTool(root: string, script: string, args: string[]) {
  return runCommand(process.execPath, [script, ...args], { cwd: root, quiet: true })
}
