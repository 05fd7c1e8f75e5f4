import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Writes a small project (path -> content) into a new folder, removed after the test, and returns the folder. */
export function plantTree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'blazon-tree-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const all = { 'package.json': PACKAGE, 'features/order.json': '["low", "high"]', ...files }
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}

const FOLDERS = ['base', 'platform', 'features', 'credentials', 'card', 'ui', 'apps', 'db']
const PACKAGE = JSON.stringify({
  name: 'tree',
  type: 'module',
  imports: Object.fromEntries(FOLDERS.map((folder) => [`#${folder}/*`, `./${folder}/*`])),
})
