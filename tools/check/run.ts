import { checkDependencies } from './dependencies.ts'
import { checkDocuments } from './documents.ts'
import { checkEnvExample } from './env-example.ts'
import { checkLockFile } from './lock-file.ts'
import { checkDeadCode, checkFormat, checkTypes } from './programs.ts'
import type { CheckResult } from './report.ts'
import { checkSnapshots } from './snapshots.ts'
import { checkStructure } from './structure.ts'
import { checkTexts } from './texts.ts'

const CHECKS: Record<string, (root: string) => CheckResult | Promise<CheckResult>> = {
  format: checkFormat,
  types: checkTypes,
  'dead code': checkDeadCode,
  imports: checkDependencies,
  structure: checkStructure,
  texts: checkTexts,
  documents: checkDocuments,
  environment: checkEnvExample,
  lock: checkLockFile,
  snapshots: checkSnapshots,
}

const root = process.cwd()
const wanted = Object.keys(CHECKS).filter((name) => process.argv.length < 3 || process.argv.slice(2).includes(name))
const passed = await Promise.all(wanted.map(runCheck))
process.exitCode = passed.length > 0 && passed.every(Boolean) ? 0 : 1

/** Prints a line for a check, and its findings below; a check that read nothing has not passed. */
async function runCheck(name: string): Promise<boolean> {
  const started = performance.now()
  const { read, unit, offences } = await resultOf(name)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const found = read === 0 && offences.length === 0 ? ['it read nothing'] : offences
  console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${read} ${unit}, ${seconds} s`)
  for (const offence of found) console.log(`     ${offence.replaceAll('\n', '\n     ')}`)
  return found.length === 0
}

/** A crashed check counts as a finding, and must not hide those of the others. */
async function resultOf(name: string): Promise<CheckResult> {
  try {
    return await (CHECKS[name] as (root: string) => Promise<CheckResult>)(root)
  } catch (error) {
    return {
      read: 0,
      unit: 'files',
      offences: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    }
  }
}
