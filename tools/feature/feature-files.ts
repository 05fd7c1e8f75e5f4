/** The files of a fresh feature, path to content, given its kebab-case name: they compile, pass the check and are tested. */
export function featureFiles(name: string): Record<string, string> {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const pascal = words.join('')
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  const folder = `features/${name}`
  const limit = `${name.replaceAll('-', '_').toUpperCase()}_NAME_MAX`
  return {
    [`${folder}/rules.ts`]: `/** Letters that a name may have. */
export const ${limit} = 80
`,
    [`${folder}/texts.ts`]: `import { texts } from '#base/text.ts'

export const ${camel}Problems = texts({
  ${camel}NameTooLong: {
    en: 'This name is too long.',
    fr: 'Ce nom est trop long.',
  },
})
`,
    [`${folder}/contract.ts`]: `import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ${limit} } from './rules.ts'

/** GET /${name}: says the name back, trimmed. */
export const get${pascal} = endpoint({
  method: 'GET',
  path: '/${name}',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ name: z.string().trim().max(${limit}, '${camel}NameTooLong') }),
  output: z.object({ name: z.string() }),
})
`,
    [`${folder}/server/get-${name}.ts`]: `import type { Input } from '#base/endpoint.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'

/** Returns the given name. */
export async function get${pascal}(_ctx: Context, { name }: Input<typeof contract.get${pascal}>) {
  return { name }
}
`,
    [`${folder}/server/feature.ts`]: `import type { Feature } from '#platform/manifest/feature.ts'
import { route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { get${pascal} } from './get-${name}.ts'

/** What this feature brings to the product. */
export const ${camel}Feature: Feature = {
  name: '${name}',
  routes: [route(contract.get${pascal}, get${pascal})],
}
`,
    [`${folder}/server/get-${name}.test.ts`]: `import { afterAll, expect, test } from 'vitest'
import { openWorld } from '#testing/world.ts'
import { say } from '#base/text.ts'
import { get${pascal} as endpoint } from '../contract.ts'
import { ${camel}Problems } from '../texts.ts'
import { get${pascal} } from './get-${name}.ts'

const world = await openWorld({ hasWorker: false })
afterAll(() => world.close())

test('a name comes back without the spaces around it', async () => {
  expect(await get${pascal}(world.ctx(), endpoint.input.parse({ name: ' Ada ' }))).toEqual({ name: 'Ada' })
})

test('a name that is too long is refused in words', () => {
  const { error } = endpoint.input.safeParse({ name: 'a'.repeat(500) })
  const key = error?.issues[0]?.message as keyof typeof ${camel}Problems
  expect(say(${camel}Problems[key], 'fr')).toBe('Ce nom est trop long.')
})
`,
  }
}
