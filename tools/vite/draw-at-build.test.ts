import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { plantTree } from '../testing/plant-tree.ts'
import { drawAtBuild } from './draw-at-build.ts'

const DRAWINGS = `const draw = (color) => 'data:image/svg+xml,' + encodeURIComponent('<svg>' + color + '</svg>')
export const DRAWINGS = { en: { left: draw('red'), name: 'Left' }, fr: { left: draw('red'), right: draw('blue') } }
`

test('each distinct drawing becomes a file, and its code is left out', async () => {
  const root = plantTree({
    'some-drawings.ts': DRAWINGS,
    'entry.ts': `export { DRAWINGS } from './some-drawings.ts'`,
  })
  const lib = { entry: 'entry.ts', formats: ['es'] as 'es'[], fileName: 'entry' }
  await build({ root, configFile: false, logLevel: 'error', plugins: [drawAtBuild()], build: { outDir: 'out', lib } })
  expect(readFileSync(join(root, 'out', 'entry.js'), 'utf8')).not.toMatch(/svg\+xml|encodeURIComponent/)
  const { DRAWINGS: built } = await import(join(root, 'out', 'entry.js'))
  const fileOf = (address: string) => readFileSync(join(root, 'out', address), 'utf8')
  expect([fileOf(built.en.left), fileOf(built.fr.right), built.en.name]).toEqual([
    '<svg>red</svg>',
    '<svg>blue</svg>',
    'Left',
  ])
  expect(built.fr.left).toBe(built.en.left)
  expect(readdirSync(join(root, 'out', 'assets'))).toHaveLength(2)
})
