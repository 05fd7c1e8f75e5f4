import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reachedFrom, readImports } from './import-graph.mjs'
import { plantTree } from './plant-tree.ts'

const TREE = {
  'base/words.ts': 'export const words = 1',
  'ui/sheet.module.css': '.a { color: red }',
  'ui/all.css': '@import "./sheet.module.css";',
  'ui/panel.tsx': "import classes from './sheet.module.css'\nimport type { words } from '#base/words.ts'",
  'features/low/worker.ts': 'export const work = 1',
  'features/low/screen.tsx': "export const late = () => import('./worker.ts?raw')",
}

function plantRepository(files: Record<string, string>) {
  const root = plantTree(files)
  execFileSync('git', ['init', '-q'], { cwd: root })
  return root
}

test('reads imports of types, sheets and late parts, by alias and by path', async () => {
  const imports = await readImports(plantRepository(TREE))
  expect(imports.get('ui/panel.tsx')).toEqual(['ui/sheet.module.css', 'base/words.ts'])
  expect(imports.get('ui/all.css')).toEqual(['ui/sheet.module.css'])
  expect(imports.get('features/low/screen.tsx')).toEqual(['features/low/worker.ts'])
})

test('a deleted file still reaches what imports it', async () => {
  const root = plantRepository(TREE)
  rmSync(join(root, 'base/words.ts'))
  expect([...reachedFrom(await readImports(root), ['base/words.ts'])]).toEqual(['base/words.ts', 'ui/panel.tsx'])
})

const CHAIN = new Map([
  ['apps/server.ts', ['features/verb.ts']],
  ['testing/world.ts', ['apps/server.ts']],
  ['features/verb.test.ts', ['testing/world.ts']],
])

test('reaches through others', () => {
  expect(reachedFrom(CHAIN, ['features/verb.ts'])).toContain('features/verb.test.ts')
})

test('stops at an end, unless it is what changed', () => {
  const isEnd = (file: string) => file === 'apps/server.ts'
  expect([...reachedFrom(CHAIN, ['features/verb.ts'], isEnd)]).toEqual(['features/verb.ts', 'apps/server.ts'])
  expect(reachedFrom(CHAIN, ['apps/server.ts'], isEnd)).toContain('features/verb.test.ts')
})

test('a ring ends', () => {
  const ring = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['a.ts']],
  ])
  expect([...reachedFrom(ring, ['a.ts'])].sort()).toEqual(['a.ts', 'b.ts'])
})
