import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { dependencyRules } from './dependency-rules.ts'
import type { CheckResult } from './report.ts'

const FOLDERS = [
  'apps',
  'features',
  'credentials',
  'card',
  'ui',
  'platform',
  'base',
  'testing',
  'e2e',
  'bench',
  'tools',
]

/**
 * Reads every import below the root, including type-only ones, and reports those that `dependency-rules.ts` does not
 * allow.
 */
export async function checkDependencies(root: string): Promise<CheckResult> {
  const features = JSON.parse(readFileSync(join(root, 'features/order.json'), 'utf8')) as string[]
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)))
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      ruleSet: { forbidden: dependencyRules(features) },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^(db/migrations|dist|data)/' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'node', 'default', 'types'],
        mainFields: ['module', 'main', 'types'],
      },
    },
    { extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'] },
  )
  const { modules, summary } = output as ICruiseResult
  const comments = new Map(summary.ruleSetUsed?.forbidden?.map((rule) => [rule.name, rule.comment]))
  const offences = summary.violations.map(
    ({ from, to, rule }) => `${from} -> ${to} (${rule.name}: ${comments.get(rule.name)})`,
  )
  const read = modules.filter(({ source }) => FOLDERS.some((folder) => source.startsWith(`${folder}/`))).length
  return { read, unit: 'files', offences: [...new Set(offences)].sort() }
}
