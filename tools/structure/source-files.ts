import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../setup/hash-files.mjs'

/** A file for the structure rules: its path from the root with `/`, and its text. */
export type SourceFile = { path: string; text: string }

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

/** Paths of all files in our folders and of the code at the root, without migrations and build output. */
export function listPaths(root: string): string[] {
  const rootFiles = ['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'drizzle.config.ts']
  return listFiles(root, [...FOLDERS, ...rootFiles]).filter((path) => !path.startsWith('db/migrations/'))
}

/** The code among the paths, read. */
export function readSources(root: string): SourceFile[] {
  const code = listPaths(root).filter((path) => /[.](ts|tsx|mjs)$/.test(path))
  return code.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** The style sheets among the paths, read. */
export function readStyles(root: string): SourceFile[] {
  const sheets = listPaths(root).filter((path) => path.endsWith('.css'))
  return sheets.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Whether a path is a test or a demo beside the code. */
export function isBeside(path: string): boolean {
  return /[.](test|demo)[.](tsx?|mjs)$/.test(path)
}
