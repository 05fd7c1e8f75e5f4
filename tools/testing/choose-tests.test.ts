import { expect, test } from 'vitest'
import { chooseJourneys, chooseTests, forcingAll, MOST_JOURNEYS, MOST_SERVER_TESTS } from './choose-tests.mjs'
import { LONG } from './server-tests.mjs'

const TREE = new Map<string, string[]>([
  ['base/text.ts', []],
  ['ui/button.module.css', []],
  ['ui/button.tsx', ['ui/button.module.css']],
  ['features/points/rules.ts', ['base/text.ts']],
  ['features/points/rules.test.ts', ['features/points/rules.ts']],
  ['features/points/texts.ts', ['base/text.ts']],
  ['features/points/contract.ts', []],
  ['features/points/studio/page.tsx', ['ui/button.tsx', 'features/points/texts.ts']],
  ['features/points/server/give.ts', ['features/points/rules.ts']],
  ['features/points/server/give.test.ts', ['testing/world.ts']],
  ['features/badges/texts.ts', []],
  ['features/badges/server/keep.test.ts', ['testing/world.ts']],
  ['apps/server/features.ts', ['features/points/server/give.ts']],
  ['apps/server/races.test.ts', ['testing/world.ts', 'features/points/contract.ts']],
  ['apps/studio/routes.tsx', ['features/points/studio/page.tsx']],
  ['testing/world.ts', ['apps/server/features.ts']],
  ['e2e/points.e2e.ts', ['features/points/texts.ts', 'e2e/points-steps.ts']],
  ['e2e/points-steps.ts', []],
  ['e2e/badges.e2e.ts', ['features/badges/texts.ts']],
  ['e2e/shell.e2e.ts', []],
])

const more = (count: number, path: (i: number) => string, imports: string[]) =>
  new Map([...TREE, ...Array.from({ length: count }, (_, i): [string, string[]] => [path(i), imports])])

test.each([
  ['package.json'],
  ['package-lock.json'],
  ['vitest.config.ts'],
  ['playwright.config.ts'],
  ['tsconfig.json'],
  ['testing/world.ts'],
  ['db/migrations/0001_a.sql'],
  ['tools/testing/runners.mjs'],
])('after a change of %s everything runs', (path) => {
  expect(forcingAll(['features/points/rules.ts', path])).toEqual([path])
})

test('a feature, or a test of the tools, does not run everything', () => {
  expect(forcingAll(['features/points/rules.ts', 'tools/testing/a.test.ts', 'bench/package.json'])).toEqual([])
})

test('runs the tests of a rule, and server tests of its feature and about it', () => {
  expect(chooseTests(['features/points/rules.ts'], TREE)).toEqual({
    run: ['apps/server/races.test.ts', 'features/points/rules.test.ts', 'features/points/server/give.test.ts'],
    left: 1,
  })
})

test('a verb reaches the test beside it through the server', () => {
  expect(chooseTests(['features/points/server/give.ts'], TREE).run).toContain('features/points/server/give.test.ts')
})

test('a changed test reaches itself, and a deleted one nothing', () => {
  expect(chooseTests(['features/badges/server/keep.test.ts'], TREE).run).toEqual([
    'features/badges/server/keep.test.ts',
  ])
  expect(chooseTests(['features/badges/server/gone.test.ts'], TREE)).toEqual({ run: [], left: 0 })
})

test('leaves a long test to CI, unless it is the changed one', () => {
  const [long = ''] = LONG
  const tree = new Map([...TREE, [long, ['testing/world.ts', 'features/points/rules.ts']]])
  const { run, left } = chooseTests(['features/points/rules.ts'], tree)
  expect([run.includes(long), left]).toEqual([false, 2])
  expect(chooseTests([long], tree).run).toEqual([long])
})

test('where too many server tests are about a feature, only its own run', () => {
  const path = (i: number) => `features/badges/server/about-${i}.test.ts`
  const tree = more(MOST_SERVER_TESTS, path, ['testing/world.ts', 'features/points/contract.ts'])
  expect(chooseTests(['features/points/rules.ts'], tree)).toEqual({
    run: ['features/points/rules.test.ts', 'features/points/server/give.test.ts'],
    left: MOST_SERVER_TESTS + 2,
  })
})

test.each([['features/points/texts.ts'], ['features/points/server/give.ts'], ['ui/button.module.css']])(
  'a change of %s walks the journeys of the feature that it reaches',
  (path) => {
    expect(chooseJourneys([path], TREE)).toEqual({ run: ['e2e/points.e2e.ts'], left: 0 })
  },
)

test('steps reach the journeys that take them', () => {
  expect(chooseJourneys(['e2e/points-steps.ts'], TREE).run).toEqual(['e2e/points.e2e.ts'])
})

test('walks no journey for a test', () => {
  expect(chooseJourneys(['features/points/rules.test.ts'], TREE)).toEqual({ run: [], left: 0 })
})

test('of too many journeys, walks those most devoted to the feature', () => {
  const imports = ['features/points/texts.ts', 'features/badges/texts.ts']
  const tree = more(MOST_JOURNEYS, (i) => `e2e/also-${i}.e2e.ts`, imports)
  const { run, left } = chooseJourneys(['features/points/texts.ts'], tree)
  expect([run.length, left]).toEqual([MOST_JOURNEYS, 1])
  expect(run).toContain('e2e/points.e2e.ts')
})

test('of too many journeys that share what changed, walks the few that see most', () => {
  const tree = more(MOST_JOURNEYS, (i) => `e2e/also-${i}.e2e.ts`, ['features/points/texts.ts'])
  expect(chooseJourneys(['ui/button.tsx'], tree)).toEqual({ run: ['e2e/shell.e2e.ts'], left: MOST_JOURNEYS + 1 })
})

test('a screen of an app that no feature imports walks the shared journeys', () => {
  expect(chooseJourneys(['apps/studio/routes.tsx'], TREE)).toEqual({ run: ['e2e/shell.e2e.ts'], left: 0 })
})

test('a document reaches nothing', () => {
  expect(chooseTests(['docs/guide.md'], TREE).run).toEqual([])
  expect(chooseJourneys(['docs/guide.md'], TREE).run).toEqual([])
})
