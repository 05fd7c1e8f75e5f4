import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CheckResult } from './report.ts'

const CONFIG = 'platform/settings/config.ts'
const LINE = /^(?:#\s?)?([A-Z][A-Z0-9_]*)=/

/** `.env.example` names, with a comment above each, exactly the variables that the config reads. */
export async function checkEnvExample(root: string): Promise<CheckResult> {
  const example = join(root, '.env.example')
  if (!existsSync(join(root, CONFIG))) return { read: 0, unit: 'variables', offences: [`${CONFIG} is missing`] }
  if (!existsSync(example)) return { read: 0, unit: 'variables', offences: ['.env.example is missing'] }
  const { configSchema } = (await import(pathToFileURL(join(root, CONFIG)).href)) as Record<string, unknown>
  return compareEnvExample(readFileSync(example, 'utf8'), shapeOf(configSchema))
}

/** Compares the example's text with the names of the config's variables. */
export function compareEnvExample(text: string, names: string[]): CheckResult {
  const lines = text.split('\n')
  const shown = lines.map((line) => LINE.exec(line)?.[1])
  const unexplained = shown.filter((name, i) => name !== undefined && !isExplained(lines, i))
  const offences = [
    ...names.filter((name) => !shown.includes(name)).map((name) => `.env.example does not show ${name}`),
    ...shown
      .filter((name) => name !== undefined && !names.includes(name))
      .map((name) => `.env.example shows ${name}, which ${CONFIG} does not read`),
    ...unexplained.map((name) => `.env.example does not say above ${name} what it does`),
  ]
  return { read: names.length, unit: 'variables', offences }
}

/** One comment may explain several consecutive variables. */
function isExplained(lines: string[], i: number): boolean {
  const above = lines[i - 1] ?? ''
  return LINE.test(above) ? isExplained(lines, i - 1) : above.startsWith('#')
}

/** The variables of a zod object, also behind refinements and a transform (`def.in`). */
function shapeOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if ('shape' in schema && typeof schema.shape === 'object') return Object.keys(schema.shape ?? {})
  const { def } = schema as { def?: { in?: unknown; innerType?: unknown } }
  return shapeOf(def?.in ?? def?.innerType)
}
