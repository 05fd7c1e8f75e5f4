import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { plantTree } from '../testing/plant-tree.ts'
import { NEEDS_FILE, type Needs, ownUrls } from './own-urls.ts'
import { runAtBuild } from './run-at-build.ts'

async function buildServer(files: Record<string, string>) {
  const root = plantTree(files)
  const out = join(root, 'dist', 'server')
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [runAtBuild(), ownUrls(out, root)],
    build: {
      ssr: true,
      ssrEmitAssets: true,
      outDir: out,
      rolldownOptions: {
        input: { main: join(root, 'apps/main.ts') },
        external: /^(?:@fastify|fastify|nodemailer)/,
        output: { entryFileNames: '[name].mjs' },
      },
    },
  })
  const needs = JSON.parse(readFileSync(join(out, NEEDS_FILE), 'utf8')) as Needs
  return { root, out, needs, main: () => import(join(out, 'main.mjs')) as Promise<Record<string, unknown>> }
}

test('what a joined module names is listed, and found from the joined file', async () => {
  const { needs, main } = await buildServer({
    'apps/main.ts': `export { TEXT } from '../features/page.ts'`,
    'features/page.ts': `import { readFileSync } from 'node:fs'
export const TEXT = readFileSync(new URL('../texts/page.txt', import.meta.url), 'utf8')`,
    'texts/page.txt': 'found',
  })
  expect(needs).toEqual({ packages: [], files: ['texts/page.txt'] })
  expect((await main()).TEXT).toBe('found')
})

test('packages are listed by their names: imported at once, later, or for a file', async () => {
  const { needs } = await buildServer({
    'apps/main.ts': `import fastify from 'fastify'
import mime from 'nodemailer/lib/mime-node'
import { join } from 'path'
export const later = () => import('@fastify/static/index.js')
export const font = () => import.meta.resolve('@fonts/sans/latin.woff2')
console.log(fastify, mime, join)`,
  })
  expect(needs).toEqual({ packages: ['@fastify/static', '@fonts/sans', 'fastify', 'nodemailer'], files: [] })
})

test('a module that is not built in asks for nothing', async () => {
  const { needs } = await buildServer({
    'apps/main.ts': `import { used } from './parts.ts'\nexport const value = used`,
    'apps/parts.ts': `export { used } from './used.ts'\nexport { unused } from './unused.ts'`,
    'apps/used.ts': 'export const used = 1',
    'apps/unused.ts': `export const unused = () => new URL('./never.txt', import.meta.url)`,
  })
  expect(needs.files).toEqual([])
})

test.each([
  "new URL('./' + process.argv[2], import.meta.url)",
  'import.meta.resolve(process.argv[2])',
  'import.meta.dirname + "/a.txt"',
])('%s fails the build', async (code) => {
  const built = buildServer({ 'apps/main.ts': `export const file = ${code}` })
  await expect(built).rejects.toThrow(/apps\/main[.]ts: import[.]meta[.]\w+ names a file that the build cannot read/)
})

test('the code of a thread is built beside the server', async () => {
  const { out, needs, main } = await buildServer({
    'apps/main.ts': `export const thread = new URL('./sum-worker.ts', import.meta.url).href`,
    'apps/sum-worker.ts': 'export const sum: number = 1 + 1',
  })
  expect(needs.files).toEqual([])
  expect(existsSync(join(out, 'sum-worker.mjs'))).toBe(true)
  const { thread } = await main()
  expect(await import(String(thread))).toMatchObject({ sum: 2 })
})

test('what runs at the build returns the same later, without the sources that it read', async () => {
  const { needs, main } = await buildServer({
    'apps/main.ts': `export { listNames } from './names-at-build.ts'`,
    'apps/names-at-build.ts': `import { readdir } from 'node:fs/promises'
export const listNames = () => readdir(new URL('../names', import.meta.url))`,
    'names/lea.txt': '',
  })
  expect(needs.files).toEqual([])
  const { listNames } = (await main()) as { listNames: () => Promise<string[]> }
  expect(await listNames()).toEqual(['lea.txt'])
})
