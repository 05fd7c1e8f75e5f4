import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'

const UI = join(import.meta.dirname, '..')
/** They render nothing of their own. */
const UNSEEN = ['CatalogueProvider', 'LanguageProvider']

/** The exported components of ui/, as `file Component`. */
async function components(): Promise<string[]> {
  const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(^|\/)[a-z-]+\.tsx$/.test(path) && !path.startsWith('gallery/'),
  )
  const exported = files.map(async (file) => {
    const module: Record<string, unknown> = await import(join(UI, file))
    const names = Object.keys(module).filter((name) => /^[A-Z][a-z]/.test(name) && typeof module[name] === 'function')
    return names.filter((name) => !UNSEEN.includes(name)).map((name) => `${basename(file)} ${name}`)
  })
  return (await Promise.all(exported)).flat()
}

/** The exports of ui/ in the built page, which omits imports that are never rendered. */
async function drawn(): Promise<Set<string>> {
  const { output } = (await build({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'silent',
    // Lazily loaded components that are never rendered are omitted too.
    build: { write: false, minify: false, rolldownOptions: { treeshake: { manualPureFunctions: ['lazy'] } } },
  })) as Rollup.RollupOutput
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
  return new Set(
    modules.flatMap(([file, { renderedExports }]) => renderedExports.map((name) => `${basename(file)} ${name}`)),
  )
}

test('the component page shows every component', async () => {
  const [all, shown] = [await components(), await drawn()]
  expect(all.length).toBeGreaterThan(40)
  expect(all.filter((component) => !shown.has(component))).toEqual([])
})

test('each component that screens use has a row in the README', async () => {
  const readme = readFileSync(join(UI, 'README.md'), 'utf8')
  const root = join(UI, '..')
  const screens = ['features', 'apps'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx'))
      .map((path) => readFileSync(join(root, top, path), 'utf8')),
  )
  const used = new Set(
    screens.flatMap((text) =>
      [...text.matchAll(/^import \{([^}]+)\} from '#ui\//gm)].flatMap(([, names = '']) => names.split(/[\s,]+/)),
    ),
  )
  const names = [...new Set((await components()).map((component) => component.split(' ')[1] ?? ''))]
  const missing = names.filter((name) => used.has(name) && !new RegExp(`<${name}\\b`).test(readme))
  expect(names.length).toBeGreaterThan(40)
  expect(missing).toEqual([])
})
