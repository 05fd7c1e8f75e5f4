import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SCOPES } from '#base/scopes.ts'
import { scopeWords } from '#features/developers/scope-texts.ts'
import { KINDS } from '#features/webhooks/rules.ts'
import { KIND_TEXTS } from './guide/kind-texts.ts'

/** The first two columns of the table that a document has below a mark. */
async function tableOf(name: string, mark: string): Promise<Record<string, string>> {
  const text = await readFile(fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url)), 'utf8')
  const [, table = ''] = new RegExp(`<!-- ${mark}:[^]*?-->([^]*?)<!-- end -->`).exec(text) ?? []
  const rows = [...table.matchAll(/^\| `([\w.:]+)` +\| (.+?) +\|/gm)]
  return Object.fromEntries(rows.map(([, first = '', second = '']) => [first, second]))
}

test('docs/api.md lists the scopes as the guide does', async () => {
  const expected = SCOPES.map((scope) => [scope, scopeWords[scope].en])
  expect(Object.entries(await tableOf('api.md', 'scopes'))).toEqual(expected)
})

test('docs/webhooks.md lists the kinds as the guide does', async () => {
  const expected = KINDS.map((kind) => [kind, KIND_TEXTS[kind].en])
  expect(Object.entries(await tableOf('webhooks.md', 'kinds'))).toEqual(expected)
})
