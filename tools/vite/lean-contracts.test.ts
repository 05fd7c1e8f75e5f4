import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { plantTree } from '../testing/plant-tree.ts'
import { leanContracts, readsOfEndpoints } from './lean-contracts.ts'

const BASE = join(import.meta.dirname, '..', '..', 'base')
const ZOD = pathToFileURL(createRequire(import.meta.url).resolve('zod')).href

const CONTRACT = `import { z } from '${ZOD}'
import { endpoint } from '#base/endpoint.ts'
export const KIND = 'thing'
export const fields = z.object({ name: z.string().max(3, 'nameTooLong') })
export const renameThing = endpoint({
  method: 'PUT', path: '/things/{thingId}', who: 'admin', cors: 'studio', input: fields, output: z.object({}),
  problems: { nameTaken: { status: 409, code: 4090 } },
})
`

const BUILT_ON_IT = `import { endpoint } from '#base/endpoint.ts'
import { renameThing } from '#features/low/contract.ts'
export const copyThing = endpoint({
  method: 'POST', path: '/things', who: 'admin', cors: 'studio', input: renameThing.input, output: renameThing.output,
})
`

async function built(entry: string): Promise<string> {
  const root = plantTree({
    'base/endpoint.ts': readFileSync(join(BASE, 'endpoint.ts'), 'utf8').replace("from 'zod'", `from '${ZOD}'`),
    'base/ids.ts': 'export type Ref = never',
    'base/problem.ts': readFileSync(join(BASE, 'problem.ts'), 'utf8'),
    'features/low/contract.ts': CONTRACT,
    'features/high/contract.ts': BUILT_ON_IT,
    'entry.ts': entry,
  })
  const lib = { entry: 'entry.ts', formats: ['es'] as 'es'[], fileName: 'entry' }
  const options = { build: { outDir: 'out', lib, rolldownOptions: { external: [ZOD] } } }
  await build({ root, configFile: false, logLevel: 'error', plugins: [leanContracts()], ...options })
  return join(root, 'out', 'entry.js')
}

test("a page that only calls contains the call's address and no validation", async () => {
  const entry = await built(`export { KIND, renameThing } from '#features/low/contract.ts'`)
  const text = readFileSync(entry, 'utf8')
  expect(text).not.toMatch(/zod|nameTooLong|nameTaken|admin/)
  const { KIND, renameThing } = await import(pathToFileURL(entry).href)
  expect(KIND).toBe('thing')
  expect(renameThing).toEqual({
    method: 'PUT',
    path: '/things/{thingId}',
    base: '/api/v1',
    body: 'json',
  })
})

test('a page that checks fields has the full schema', async () => {
  const entry = await built(`export { fields } from '#features/low/contract.ts'`)
  const { fields } = await import(pathToFileURL(entry).href)
  expect(fields.safeParse({ name: 'long' }).error.issues[0].message).toBe('nameTooLong')
})

const NAMED = "import { getIssuer, listTemplates as list } from '#features/issuers/contract.ts'\n"
const NAMESPACE = "import * as contract from '#features/issuers/contract.ts'\n"

test.each([
  ['a member', `${NAMED}getIssuer.output.parse(1)`, 'getIssuer.output'],
  ['a member under another name', `${NAMED}useCall(list).input; list.problems`, 'list.problems'],
  ['a member that only the server needs', `${NAMED}getIssuer.maxBytes`, 'getIssuer.maxBytes'],
  ['a member in brackets', `${NAMED}getIssuer.inputs; getIssuer['input']`, "getIssuer['input']"],
  [
    'a member after an assertion',
    `${NAMED};(getIssuer as unknown as Form)?.input`,
    '(getIssuer as unknown as Form)?.input',
  ],
  ['a pattern', `${NAMED}const { path, input: form } = getIssuer`, '{ path, input: form } = getIssuer'],
  ['a pattern with a pattern inside', `${NAMED}const { input: { shape } } = list`, '{ input: { shape } } = list'],
  ['a member of another constant', `${NAMED}const called = getIssuer\ncalled.input`, 'called.input'],
  ['a member by way of a namespace', `${NAMESPACE}contract.getIssuer.input`, 'contract.getIssuer.input'],
  ['a member of a part of a namespace', `${NAMESPACE}const { getIssuer } = contract; getIssuer.who`, 'getIssuer.who'],
  ['an import over lines', `import {\n  getIssuer,\n} from "../contract.ts"\ngetIssuer.input`, 'getIssuer.input'],
])('a read of a stripped schema is found: %s', (_, code, read) => {
  expect(readsOfEndpoints('page.ts', code)).toBe(read)
})

test.each([
  ['the outcome of a call', `${NAMED}const { output } = useCall(getIssuer); output.problems`],
  ['a renamed key', `${NAMED}const { path: input } = getIssuer; const { output } = form`],
  ['a member of a member', `${NAMED}const { input } = list.fields`],
  ['a type', `${NAMED}type Answer = typeof getIssuer.output | (typeof list)['output']`],
  ['a comment or a text', `${NAMED}// getIssuer.input\nconst text = 'getIssuer.input'`],
  ['a call through a namespace', `${NAMESPACE}call(contract.getIssuer, {})`],
  ['an import from elsewhere', `import { list } from './lists.ts'\nimport '../contract.ts'\nlist.input`],
])('is no read of a schema: %s', (_, code) => {
  expect(readsOfEndpoints('page.ts', code)).toBeUndefined()
})

test('an endpoint may be built on the schemas of another', async () => {
  const { copyThing } = await import(
    pathToFileURL(await built(`export { copyThing } from '#features/high/contract.ts'`)).href
  )
  expect(copyThing).toMatchObject({ method: 'POST', path: '/things' })
})

test('a page that reads a stripped schema fails the build', async () => {
  await expect(
    built(`import { renameThing } from '#features/low/contract.ts'\nexport const input = renameThing.input`),
  ).rejects.toThrow('renameThing.input')
})
