import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { config } from 'zod'

test("disables Zod's code generation under the name that Zod reads", () => {
  const root = { setAttribute: () => undefined }
  const page = {
    document: { documentElement: root },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
  } as Record<string, unknown>
  runInNewContext(
    readFileSync(new URL('color-scheme.js', import.meta.url), 'utf8').replaceAll('globalThis', 'window'),
    {
      ...page,
      window: page,
    },
  )
  const settings = page.__zod_globalConfig as { jitless?: boolean }
  expect(settings.jitless).toBe(true)
  // Zod itself reads its settings under the same name.
  expect((globalThis as Record<string, unknown>).__zod_globalConfig).toBe(config())
})
