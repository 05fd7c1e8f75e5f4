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

async function built(entry: string): Promise<string> {
  const root = plantTree({
    'base/endpoint.ts': readFileSync(join(BASE, 'endpoint.ts'), 'utf8').replace("from 'zod'", `from '${ZOD}'`),
    'base/ids.ts': 'export type Ref = never',
    'base/problem.ts': readFileSync(join(BASE, 'problem.ts'), 'utf8'),
    'features/low/contract.ts': CONTRACT,
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
    stream: false,
  })
})

test('a page that checks fields has the full schema', async () => {
  const entry = await built(`export { fields } from '#features/low/contract.ts'`)
  const { fields } = await import(pathToFileURL(entry).href)
  expect(fields.safeParse({ name: 'long' }).error.issues[0].message).toBe('nameTooLong')
})

test('a page that reads a stripped schema fails the build', async () => {
  const imported = "import { getIssuer, listTemplates as list } from '#features/issuers/contract.ts'\n"
  expect(readsOfEndpoints(`${imported}getIssuer.output.parse(1)`)).toBe('getIssuer.output')
  expect(readsOfEndpoints(`${imported}useCall(list).input; list.problems`)).toBe('list.problems')
  expect(readsOfEndpoints(`${imported}const { output } = useCall(getIssuer); output.problems`)).toBeUndefined()
  expect(readsOfEndpoints(`${imported}const { path, input: form } = getIssuer`)).toBe(
    '{ path, input: form } = getIssuer',
  )
  expect(readsOfEndpoints(`${imported}const { path: input } = getIssuer; const { output } = form`)).toBeUndefined()
  expect(readsOfEndpoints(`${imported}const { input } = list.fields`)).toBeUndefined()
  expect(readsOfEndpoints(`${imported}getIssuer['input']; getIssuer.inputs`)).toBe("getIssuer['input")
  const whole = "import * as contract from '#features/issuers/contract.ts'\n"
  expect(readsOfEndpoints(`${whole}contract.getIssuer.input`)).toBe('contract.getIssuer.input')
  expect(readsOfEndpoints(`${whole}call(contract.getIssuer, {})`)).toBeUndefined()
  await expect(
    built(`import { renameThing } from '#features/low/contract.ts'\nexport const input = renameThing.input`),
  ).rejects.toThrow('renameThing.input')
})
