import { expect, test } from 'vitest'
import { bareTableOffences } from './bare-tables.ts'

const TABLES = [
  { path: 'features/claims/server/tables.ts', text: "export const claims = pgTable('claims', {})" },
  { path: 'features/badges/server/tables.ts', text: "export const badges = pgTable(\n  'badges',\n  {},\n)" },
]
const path = 'features/door/server/admit.ts'
const found = (text: string, at = path) => bareTableOffences([...TABLES, { path: at, text }])
/** A statement; what is in braces is put into it. */
const sqlOf = (text: string) => `const statement = sql\`${text.replaceAll('{', '$' + '{')}\``
const OFFENCE = expect.stringMatching(/^features\/door\/server\/admit[.]ts:1: SQL names the table (claims|badges) /)

test.each([
  ['read', 'select id from claims c'],
  ['joined', 'select 1 from {claims} c left join badges b on b.claim_id = c.id'],
  ['in a list, after another', 'select 1 from {claims} c, badges b where true'],
  ['in a list, after a part', 'select 1 from (select a, b from {claims}) as c, badges where true'],
  ['written', 'insert into badges (id) values (1)'],
  ['changed', 'update only badges set note = null'],
  ['deleted with another', 'delete from {claims} c using badges where true'],
  ['before a column', 'exists (select from {badges} where badges.id = {id})'],
  ['in quotes', 'select max(at) from {claims} where id = "badges"."claim_id"'],
  ['locked', 'select from {badges} for no key update of badges'],
  ['a common table of the same name', 'with badges as (select 1) select * from badges'],
  ['in a part of a part', 'select {isDue ? sql`(select at from claims)` : null}'],
  ['as a class', "select 'badges'::regclass"],
])('a bare name of a table is refused: %s', (_what, text) => {
  expect(found(sqlOf(text))).toEqual([OFFENCE])
})

test.each([
  ['with a type', 'sql<Date>`(select max(at) from claims)`'],
  ['run', "await client.query('truncate badges')"],
  ['kept, and run later', "const READ = 'select id from claims'\nawait client.query(READ)"],
  ['quoted', "sql.raw('update badges set note = null')"],
])('a bare name in other literals is refused: %s', (_what, text) => {
  expect(found(text)).toEqual([OFFENCE])
})

test.each([
  ['named by its import', 'select c.id from {claims} c, {badges} where {badges}.claim_id = c.id'],
  ['a column of the same name', 'select r.claims, count(*) as badges from {ranges} r order by badges, claims'],
  ['a table of another word', 'select from claims_of_old, my_badges'],
  ['a list that has ended', 'select from {claims} order by at, badges'],
  ['in brackets', 'select extract(epoch from at), badges from {ranges}'],
  ['an action', "select 1 where action in ('badges.moved')"],
  ['a comment', 'select 1 -- from badges\n'],
])('%s is no offence', (_what, text) => {
  expect(found(sqlOf(text))).toEqual([])
})

test('only SQL of the product counts, and each name at its line', () => {
  expect(found("throw new Error('taken from badges')")).toEqual([])
  for (const at of ['features/door/server/admit.test.ts', 'testing/tables.ts', 'bench/door.bench.ts', 'tools/look.ts'])
    expect(found(sqlOf('select id from claims'), at)).toEqual([])
  expect(found(sqlOf('select 1\nfrom claims c\njoin {badges} on badges.id = c.id'))).toEqual([
    expect.stringMatching(/^features\/door\/server\/admit[.]ts:2: .*claims/),
    expect.stringMatching(/^features\/door\/server\/admit[.]ts:3: .*badges/),
  ])
})
