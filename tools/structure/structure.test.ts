import { expect, test } from 'vitest'
import { cachePatchOffences } from './cache-patches.ts'
import { docstringOffences } from './docstrings.ts'
import { environmentOffences } from './environment.ts'
import { folderOffences } from './folders.ts'
import { hookOffences } from './hooks.ts'
import { lateTextOffences } from './late-texts.ts'
import { literalSpreadOffences } from './literal-spreads.ts'
import { loadingOffences } from './loading.ts'
import { measureOffences } from './measures.ts'
import { nameOffences, orderOffences } from './names.ts'
import { pressedTwiceOffences } from './pressed-twice.ts'
import { rowCastOffences } from './row-casts.ts'
import { sizeOffences } from './sizes.ts'
import { styleClassOffences } from './style-classes.ts'
import { tableOffences } from './table-writers.ts'
import { typingOffences } from './typing.ts'
import { verbOffences } from './verbs.ts'

const FEATURES = ['claims']
const file = (path: string, text: string) => ({ path, text })
const lines = (count: number) => 'a\n'.repeat(count)

test('planned names are accepted', () => {
  const paths = [
    'features/claims/contract.ts',
    'features/claims/server/send-claims.ts',
    'features/claims/studio/send-dialog.test.tsx',
    'features/claims/door-list/contract.ts',
    'features/claims/door-list/server/part/send-claims.ts',
    'features/claims/door-list/studio/send-dialog.tsx',
    'apps/studio/index.html',
    'features/order.json',
    'features/claims/reviews/contract.ts',
    'features/claims/reviews/server/decide-reviews.ts',
    'features/claims/types/server.ts',
    'features/claims/types/quiz/view.ts',
    'features/claims/types/quiz/wallet/part.tsx',
  ]
  expect(nameOffences(paths, FEATURES)).toEqual([])
})

test.each([
  ['ui/utils.ts', 'says nothing'],
  ['platform/lib/pool.ts', 'says nothing'],
  ['ui/index.ts', 'says nothing'],
  ['ui/SendDialog.tsx', 'not kebab-case'],
  ['features/claims/actions/send.ts', 'a feature holds'],
  ['features/claims/server/contract/rules/send.ts', 'a feature holds'],
  ['features/claims/part/deeper/server/send.ts', 'a feature holds'],
  ['features/claims/server/part/deep/send.ts', 'a feature holds'],
  ['features/claims/reviews/decide.ts', 'a feature holds'],
  ['features/claims/reviews/deep/server/decide.ts', 'a feature holds'],
  ['features/claims/server.ts', 'a feature holds'],
  ['features/quests/contract.ts', 'does not list "quests"'],
])('%s is refused', (path, reason) => {
  expect(nameOffences([path], FEATURES)).toEqual([expect.stringContaining(reason)])
})

test('order.json lists only what exists', () => {
  expect(orderOffences(['features/claims/contract.ts'], ['claims', 'door'])).toHaveLength(1)
})

test('a file of 401 lines is refused, except a catalogue of sentences', () => {
  expect(sizeOffences([file('ui/a.ts', lines(401)), ...Array(20).fill(file('ui/b.ts', lines(50)))])).toHaveLength(1)
  expect(sizeOffences([file('features/claims/texts.ts', lines(900))])).toEqual([])
})

test('two of ten files over 200 lines are too many', () => {
  const many = [...Array(8).fill(file('ui/a.ts', lines(50))), ...Array(2).fill(file('ui/b.ts', lines(201)))]
  expect(sizeOffences(many)).toHaveLength(1)
})

test('a folder of 41 sources is refused; tests and style sheets do not count', () => {
  const named = (count: number, ending: string) => Array.from({ length: count }, (_, i) => `ui/part-${i}${ending}`)
  const beside = [...named(9, '.test.ts'), ...named(9, '.demo.tsx'), ...named(9, '.module.css')]
  expect(folderOffences([...named(40, '.tsx'), ...beside, 'ui/fields/field.tsx'], {})).toEqual([])
  expect(folderOffences(named(41, '.tsx'), {})).toEqual([expect.stringMatching(/^ui: 41 sources; 40 are the most/)])
})

test.each(['features/claims', 'features/claims/letters'])('the top %s holds at most 8 sources', (top) => {
  const named = (count: number) => Array.from({ length: count }, (_, i) => `${top}/part-${i}-rules.ts`)
  expect(folderOffences([...named(8), `${top}/part-1-rules.test.ts`], {})).toEqual([])
  expect(folderOffences(named(9), {})).toEqual([
    expect.stringMatching(/: 9 sources; 8 are the most, make sub-features/),
  ])
  expect(
    folderOffences(
      named(9).map((path) => path.replace('/part', '/server/part')),
      {},
    ),
  ).toEqual([])
})

test('a listed folder may not grow, and must leave the list once it fits', () => {
  const held = (count: number) => Array.from({ length: count }, (_, i) => `ui/part-${i}.tsx`)
  expect(folderOffences(held(70), { ui: 70 })).toEqual([])
  expect(folderOffences(held(71), { ui: 70 })).toEqual([expect.stringMatching(/^ui: 71 sources; 70 are the most/)])
  expect(folderOffences(held(40), { ui: 70 })).toEqual([expect.stringContaining('take it off the list')])
})

test.each([
  ['a size of type', 'font-size: 13px', 1],
  ['the size in a font', 'font: 600 14px / 20px var(--bz-face-text)', 1],
  ['a gap', 'column-gap: 6px', 1],
  ['a padding within a sum', 'padding-block: 0 calc(12px + env(safe-area-inset-bottom))', 1],
  ['a corner', 'border-top-left-radius: 8px', 1],
  ['a role', 'padding: 0 var(--bz-space-m)', 0],
  ['a border taken off', 'padding: calc(var(--bz-space-m) - 1px)', 0],
  ['a width', 'width: 320px', 0],
  ['a variable of its own', '--gap: 12px', 0],
])('outside of ui, %s is a role of the design', (_what, declaration, offences) => {
  const sheet = (path: string) => measureOffences([file(path, `.a {\n  color: red;\n  ${declaration};\n}\n`)])
  expect(sheet('features/sends/studio/a.module.css')).toHaveLength(offences)
  expect(sheet('ui/fields/a.module.css')).toEqual([])
})

test('a part of a feature that loads late brings its sentences', () => {
  const screen = (code: string) => lateTextOffences([file('features/sends/studio/a.tsx', code)])
  expect(screen("const A = lazy(() =>\n  import('./preview.tsx').then((m) => ({ default: m.A })))")).toHaveLength(1)
  expect(screen("const A = lazy(() => import('#ui/marks/qr-code.tsx').then((m) => ({ default: m.A })))")).toEqual([])
  expect(screen("const A = lazyHere(() => import('./preview.tsx').then((m) => m.A))")).toEqual([])
})

test('a component takes only classes that its sheet has', () => {
  const screen = (from: string) =>
    file('features/sends/studio/a.tsx', `import styles from '${from}'\nconst a = [styles.line, styles.gone]`)
  const sheet = file(
    'features/sends/studio/a.module.css',
    '/* .gone */\n@media print {\n  .line p {\n    margin: 0.5em;\n  }\n}',
  )
  const missing = ['features/sends/studio/a.tsx: features/sends/studio/a.module.css has no class gone']
  expect(styleClassOffences([screen('./a.module.css')], [sheet])).toEqual(missing)
  expect(styleClassOffences([screen('#features/sends/studio/a.module.css')], [sheet])).toEqual(missing)
  expect(styleClassOffences([screen('./b.module.css')], [])).toEqual([expect.stringContaining('is not there')])
})

test('a class of a sheet has a user, unless it is chosen by a value or is from outside', () => {
  const sheet = file('ui/a.module.css', '.line :global(.theirs) {\n  gap: 0;\n}\n.idle {\n  gap: 0;\n}')
  const screen = (use: string) => file('ui/a.tsx', `import styles from './a.module.css'\n${use}`)
  const idle = ['ui/a.module.css: nobody uses idle']
  expect(styleClassOffences([screen('styles.line')], [sheet])).toEqual(idle)
  expect(styleClassOffences([screen('styles.line, styles.idle')], [sheet])).toEqual([])
  expect(styleClassOffences([screen('styles[look]')], [sheet])).toEqual([])
})

test('only a verb that writes must record an event', () => {
  const path = 'features/claims/server/send-claims.ts'
  expect(verbOffences([file(path, 'await ctx.db\n  .insert(claims)')])).toHaveLength(1)
  expect(verbOffences([file(path, 'await ctx.db.insert(claims); await recordEvent(ctx, {})')])).toEqual([])
  expect(verbOffences([file(path, 'createHash("sha256").update(text)')])).toEqual([])
})

test('a verb of a sub-feature must record an event as well', () => {
  for (const folder of ['reviews', 'types/quiz'])
    expect(verbOffences([file(`features/claims/${folder}/server/decide.ts`, 'ctx.db.update(claims)')])).toHaveLength(1)
})

test('only the config reads the environment', () => {
  const text = 'const port = process.env.PORT'
  expect(environmentOffences([file('platform/mail/mail.ts', text)])).toHaveLength(1)
  expect(environmentOffences([file('apps/server/start/config.ts', text)])).toEqual([])
})

test('an exported function needs a docstring, a private one does not', () => {
  expect(docstringOffences([file('ui/a.ts', 'export function a() {}')])).toEqual([
    'ui/a.ts:1: say in a docstring what a does',
  ])
  expect(docstringOffences([file('ui/a.tsx', 'export const A = () => <b />')])).toHaveLength(1)
  expect(docstringOffences([file('ui/a.ts', '/** Does. */\nexport async function a() {}\nfunction b() {}')])).toEqual(
    [],
  )
})

test('a screen must show when its call fails', () => {
  const path = 'features/claims/studio/history.tsx'
  const read = 'const query = useQueryCall(listSessions, {})\n'
  expect(loadingOffences([file(path, `${read}if (!query.data) return null`)])).toHaveLength(1)
  expect(
    loadingOffences([file(path, `${read}<Loaded query={query}>{draw}</Loaded>\n<RuledOutline kind="rows" />`)]),
  ).toHaveLength(1)
  const coming = `${read}<Loaded query={query} coming={<RuledOutline kind="rows" />}>{draw}</Loaded>`
  expect(loadingOffences([file(path, coming)])).toEqual([])
})

test('secondary data may fail silently, but not behind a loading outline', () => {
  const path = 'apps/studio/shell/studio-side.tsx'
  const read = 'useQueryCall(countTemplates, {}, { quiet: true })\n'
  expect(loadingOffences([file(path, read)])).toEqual([])
  expect(loadingOffences([file(path, `${read}<RuledOutline kind="lines" />`)])).toHaveLength(1)
})

test('a journey must type into fields', () => {
  const path = 'e2e/form.e2e.ts'
  const filled = "const field = page.getByLabel('Name')\nawait field.fill('Ada')"
  expect(typingOffences([file(path, filled)])).toEqual([expect.stringMatching(/^e2e\/form[.]e2e[.]ts:2: /)])
  expect(typingOffences([file(path, "await typeInto(field, 'Ada')\nawait fillForm(page)")])).toEqual([])
  expect(typingOffences([file('tools/screens/take-screens.ts', filled)])).toEqual([])
})

const TABLES = [
  file('features/claims/server/tables.ts', "export const claims = pgTable('claims', {})"),
  file('features/claims/server/mail-tables.ts', "export const mailDrafts = pgTable('mail_drafts', {})"),
  file('features/claims/letters/server/tables.ts', "export const letters = pgTable('letters', {})"),
  file('platform/tables.ts', "export const sessions = pgTable('sessions', {})"),
]
const ofClaims = "import { claims } from '#features/claims/server/tables.ts'\n"

test.each([
  ['a row', `${ofClaims}await ctx.db.insert(claims).values({})`],
  [
    'a row of a sub-feature',
    "import { letters } from '#features/claims/letters/server/tables.ts'\nawait ctx.db.insert(letters).values({})",
  ],
  ['a change under another name', `${ofClaims.replace('claims', 'claims as rows')}await tx\n  .update(rows).set({})`],
  ['a deletion, one table after another', `${ofClaims}for (const table of [claims]) await ctx.db.delete(table)`],
  ['a table of the platform', "import * as own from '#platform/tables.ts'\nawait ctx.db.delete(own.sessions)"],
  ['many rows at once', `${ofClaims}await insertRows(ctx.db, claims, rows)`],
  ['SQL that names the table', 'await ctx.db.execute(sql`update claims as c set note = null`)'],
  ['SQL that is given the table', `${ofClaims}await ctx.db.execute(sql\`delete from \${claims} where true\`)`],
  ['a table that nobody can tell', 'const drop = (table: PgTable) => ctx.db.delete(table)'],
])('a feature that writes elsewhere is named: %s', (_what, text) => {
  const path = 'features/door/server/admit.ts'
  expect(tableOffences([...TABLES, file(path, text)])).toEqual([expect.stringContaining(`${path}:`)])
})

test('a feature writes only its own tables; tests and the demo write all', () => {
  const own = `${ofClaims}await ctx.db.insert(claims); await ctx.db.execute(sql\`insert into mail_drafts (id)\`)`
  for (const path of ['features/claims/server/send-claims.ts', 'features/claims/letters/server/send-letter.ts'])
    expect(tableOffences([...TABLES, file(path, own)])).toEqual([])
  const letter = "import { letters } from '#features/claims/letters/server/tables.ts'\nawait ctx.db.insert(letters)"
  expect(tableOffences([...TABLES, file('features/claims/server/send-claims.ts', letter)])).toEqual([])
  const reads = `${ofClaims}await ctx.db.select().from(claims).for('update'); new Set().delete(claims)`
  expect(tableOffences([...TABLES, file('features/door/server/admit.ts', reads)])).toEqual([])
  const written = `${ofClaims}await ctx.db.insert(claims)`
  for (const path of ['features/door/server/admit.test.ts', 'apps/demo/fill-demo.ts', 'testing/people.ts'])
    expect(tableOffences([...TABLES, file(path, written)])).toEqual([])
})

test('a screen that changes something by a bare call is refused; useOnce guards it, and reading needs no guard', () => {
  const contract = file(
    'features/claims/contract.ts',
    "export const makeClaim = endpoint({\n  method: 'POST',\n})\nexport const readClaim = endpoint({\n  method: 'GET',\n})\n",
  )
  const screen = (text: string) => pressedTwiceOffences([contract, file('features/claims/studio/use-make.ts', text)])
  expect(screen('await call(caller, makeClaim, { name })')).toEqual([expect.stringContaining('calls makeClaim')])
  expect(screen('await call({ origin: api }, makeClaim, {})')).toHaveLength(1)
  expect(screen('const { run } = useOnce(() => call(caller, makeClaim, { name }))')).toEqual([])
  expect(screen('await call(caller, readClaim, {})')).toEqual([])
})

test('a screen that changes the cache of calls by hand is refused; ui/calls and tests may', () => {
  const text = 'client.setQueryData<Post>(key, next)'
  expect(cachePatchOffences([file('features/claims/wallet/use-post.ts', text)])).toEqual([
    expect.stringContaining('setQueryData changes the cache by hand'),
  ])
  for (const path of ['ui/calls/cached.ts', 'features/claims/wallet/use-post.test.ts'])
    expect(cachePatchOffences([file(path, text)])).toEqual([])
  expect(cachePatchOffences([file('features/claims/wallet/use-post.ts', 'client.getQueryData(key)')])).toEqual([])
})

test.each([
  ['at once', ' { rows: Row[] }'],
  ['over several lines', ' {\n  rows: Row[]\n}'],
])('a cast of rows %s is refused', (_, rows) => {
  for (const cast of ['as', 'as never as', 'as unknown as'])
    expect(rowCastOffences([file('features/claims/server/a.ts', `const all = answer ${cast}${rows}`)])).toEqual([
      expect.stringMatching(/^features\/claims\/server\/a[.]ts:1: .*rowsOf/),
    ])
})

test('rowsOf and types with rows are no casts', () => {
  const text = 'type Page = { rows: Row[] }\nconst rows = await rowsOf<Row>(ctx.db, statement)'
  expect(rowCastOffences([file('features/claims/server/a.ts', text)])).toEqual([])
})

const HOOKS = file(
  'features/claims/hooks.ts',
  "export const claimEnded = hook<string>('a claim ends')\nexport const titleOf = seam<() => string>('a title')\n",
)
const USES = file('features/claims/server/end-claim.ts', 'await claimEnded.run(ctx, id)\ntitleOf.get()()')
const MANIFEST = file('features/sends/server/feature.ts', 'on: [claimEnded.on(follow), titleOf.by(title)]')

test('a hook that is used, and joined in a manifest, is accepted', () => {
  expect(hookOffences([HOOKS, USES, MANIFEST])).toEqual([])
})

test.each([
  ['nobody listens to', [HOOKS, USES], 'no manifest names'],
  ['nothing runs', [HOOKS, MANIFEST], 'nothing uses'],
  [
    'is joined outside of a manifest',
    [HOOKS, USES, MANIFEST, file('features/sends/server/start.ts', 'claimEnded.on(follow).join()')],
    'start.ts: joins claimEnded',
  ],
  [
    'is made outside of hooks.ts',
    [HOOKS, USES, MANIFEST, file('features/sends/server/start.ts', "const own = hook<string>('mine')")],
    'start.ts: makes a hook',
  ],
])('a hook that %s is refused', (_, files, reason) => {
  expect(hookOffences(files).join()).toContain(reason)
})

test('a literal that is spread into another is refused, with its line', () => {
  const spread = file('ui/a.ts', `const a = {\n  ..${'.'}{ b, c },\n}\n`)
  expect(literalSpreadOffences([spread])).toEqual(['ui/a.ts:2: spreads a literal; write its values as lines'])
  expect(literalSpreadOffences([file('ui/a.ts', 'const a = { ...b, ...(c && { d }) }')])).toEqual([])
})
