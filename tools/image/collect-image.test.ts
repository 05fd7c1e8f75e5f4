import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { COMMANDS, OPERATOR_PROGRAMS } from '../commands.mjs'
import { plantTree } from '../testing/plant-tree.ts'
import { collectImage, imageManifest } from './collect-image.ts'
import { packageFolders } from './package-folders.ts'

const packageOf = (name: string, needs: object = {}) => JSON.stringify({ name, ...needs })
const readPackage = () => JSON.parse(readFileSync('package.json', 'utf8'))

const BUILT = {
  'package.json': JSON.stringify({ name: 'tree', version: '1.2.3', scripts: {} }),
  'deploy/health.mjs': '',
  LICENSE: '',
  NOTICE: '',
  '.npmrc': '',
  'dist/.blazon-build-hash': '',
  'dist/server/main.mjs': '',
  'dist/server/needs.json': JSON.stringify({ packages: ['a'], files: ['dist', 'package.json', 'texts'] }),
  'texts/en.txt': '',
  'screens/list.tsx': '',
  'node_modules/a/package.json': packageOf('a', { dependencies: { b: '1' } }),
  'node_modules/a/a.js': '',
  'node_modules/a/a.d.ts': '',
  'node_modules/a/a.js.map': '',
  'node_modules/b/package.json': packageOf('b'),
  'node_modules/vite/package.json': packageOf('vite'),
}

function collect(files: Record<string, string>) {
  const root = plantTree(files)
  const image = join(root, 'image')
  collectImage(root, image)
  const found = readdirSync(image, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return found.map(({ parentPath, name }) => relative(image, join(parentPath, name))).sort()
}

test('an image has the build and what it names, and nothing else', () => {
  expect(collect(BUILT)).toEqual([
    '.npmrc',
    'LICENSE',
    'NOTICE',
    'deploy/health.mjs',
    'dist/server/main.mjs',
    'dist/server/needs.json',
    'node_modules/a/a.js',
    'node_modules/a/package.json',
    'node_modules/b/package.json',
    'package.json',
    'texts/en.txt',
  ])
})

test.each(['texts/en.txt', 'NOTICE', 'node_modules/b/package.json'])('without %s there is no image', (missing) => {
  const { [missing]: _, ...files } = BUILT as Record<string, string>
  expect(() => collect(files)).toThrow(/is missing|is not installed/)
})

test('packages bring what they depend on, of their own version where they have one', () => {
  const root = plantTree({
    'node_modules/a/package.json': packageOf('a', { dependencies: { b: '1' }, peerDependencies: { c: '1' } }),
    'node_modules/a/node_modules/b/package.json': packageOf('b', {
      optionalDependencies: { '@e/linux': '1', '@e/mac': '1' },
    }),
    'node_modules/b/package.json': packageOf('b'),
    'node_modules/c/package.json': packageOf('c', { dependencies: { a: '1' } }),
    'node_modules/@e/linux/package.json': packageOf('@e/linux'),
  })
  expect(packageFolders(root, ['a'])).toEqual([
    'node_modules/@e/linux',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ])
})

test('each command of operators is in an image, as the build names it', () => {
  const { scripts } = imageManifest(readPackage())
  const { start, ...commands } = scripts
  expect(start).toBe('exec node dist/server/main.mjs')
  expect(Object.keys(commands)).toHaveLength(OPERATOR_PROGRAMS.length)
  expect(commands['keys:rotate']).toBe('node dist/server/rotate-keys.mjs')
})

test('no command of operators needs the tools or the sources of a build', () => {
  const named = Object.values(COMMANDS).filter(({ program: [file = ''] }) => file.startsWith('apps/server/commands/'))
  for (const { program } of named) expect(OPERATOR_PROGRAMS).toContain(program[0])
})

test('both stages of the image are of the Node that package.json pins', () => {
  const bases = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  const pinned = `node:${readPackage().dependencies.node}-bookworm-slim`
  expect(bases).toEqual([pinned, pinned])
})
