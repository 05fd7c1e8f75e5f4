import { globSync, readFileSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { GROWTH } from './growth-tables.ts'

/** The tables that the code defines. */
async function definedTables(): Promise<string[]> {
  const files = globSync(['platform/tables.ts', 'features/**/server/tables.ts'])
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `../../${file}`)))
  return modules.flatMap((module: object) =>
    Object.values(module)
      .filter((value) => is(value, PgTable))
      .map(getTableName),
  )
}

test('says of every table what makes it grow and how long its rows are kept, and of no other', async () => {
  const names = (await definedTables()).sort()
  expect(names.length).toBeGreaterThan(100)
  expect(Object.keys(GROWTH).sort()).toEqual(names)
})

test('docs/scale.md has every table that grows with use', () => {
  const text = readFileSync('docs/scale.md', 'utf8')
  const growing = Object.entries(GROWTH).filter(([, { per }]) => per !== 'setting')
  expect(growing.filter(([name]) => !text.includes(`\`${name}\``)).map(([name]) => name)).toEqual([])
})
