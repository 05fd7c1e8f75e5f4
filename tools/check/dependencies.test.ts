import { expect, test } from 'vitest'
import { plantTree } from '../testing/plant-tree.ts'
import { checkDependencies } from './dependencies.ts'

const CLEAN = {
  'base/text.ts': 'export const text = 1\n',
  'platform/database/db.ts':
    "import { text } from '#base/text.ts'\nexport type Db = { text: typeof text }\nexport const db = 1\n",
  'ui/buttons/button.tsx': 'export const button = 1\n',
  'features/low/contract.ts': "import { text } from '#base/text.ts'\nexport const low = text\n",
  'features/low/server/do-low.ts': "import { db } from '#platform/database/db.ts'\nexport const doLow = db\n",
  'features/high/server/do-high.ts':
    "import { doLow } from '#features/low/server/do-low.ts'\nexport const doHigh = doLow\n",
  'features/high/studio/screen.tsx': "import { button } from '#ui/buttons/button.tsx'\nexport const screen = button\n",
}

async function rulesBrokenBy(planted: Record<string, string>) {
  const { offences } = await checkDependencies(plantTree({ ...CLEAN, ...planted }))
  return offences.map((line) => /\((\S+):/.exec(line)?.[1])
}

test('a tree that follows the rules passes, and every file is read', async () => {
  const { read, offences } = await checkDependencies(plantTree(CLEAN))
  expect(offences).toEqual([])
  expect(read).toBe(Object.keys(CLEAN).length)
})

test('a feature may not import one above it', async () => {
  const planted = {
    'features/low/server/peek.ts':
      "import { doHigh } from '#features/high/server/do-high.ts'\nexport const a = doHigh\n",
  }
  expect(await rulesBrokenBy(planted)).toEqual(['only-what-low-server-may-import'])
})

test('a feature declares hooks, which servers of those above it use, and no other', async () => {
  const hooks = (feature: string) => ({ [`features/${feature}/hooks.ts`]: 'export const asked = 1\n' })
  const uses = (from: string, of: string) => ({
    [from]: `import { asked } from '#features/${of}/hooks.ts'\nexport const a = asked\n`,
  })
  expect(await rulesBrokenBy({ ...hooks('low'), ...uses('features/high/server/answer.ts', 'low') })).toEqual([])
  expect(await rulesBrokenBy({ ...hooks('high'), ...uses('features/low/server/peek.ts', 'high') })).toEqual([
    'only-what-low-server-may-import',
  ])
  expect(await rulesBrokenBy({ ...hooks('high'), ...uses('features/high/studio/peek.ts', 'high') })).toContain(
    'only-what-high-studio-may-import',
  )
})

test('a sub-feature is under the rules of its feature', async () => {
  const planted = {
    'features/high/part/contract.ts': "import { low } from '#features/low/contract.ts'\nexport const part = low\n",
    'features/high/part/studio/screen.tsx':
      "import { button } from '#ui/buttons/button.tsx'\nimport { screen } from '../../studio/screen.tsx'\nimport { part } from '../contract.ts'\nexport const a = [button, screen, part]\n",
    'features/high/part/server/verb.ts':
      "import { doHigh } from '../../server/do-high.ts'\nexport const verb = doHigh\n",
  }
  expect(await rulesBrokenBy(planted)).toEqual([])
  const screen = "import type { verb } from '../server/verb.ts'\nexport type A = typeof verb\n"
  expect(await rulesBrokenBy({ ...planted, 'features/high/part/studio/peek.ts': screen })).toContain(
    'only-what-high-studio-may-import',
  )
  const lower = "import { verb } from '#features/high/part/server/verb.ts'\nexport const a = verb\n"
  expect(await rulesBrokenBy({ ...planted, 'features/low/server/peek.ts': lower })).toEqual([
    'only-what-low-server-may-import',
  ])
})

test('a screen may not import a type of the server', async () => {
  const planted = {
    'features/high/studio/peek.ts': "import type { Db } from '#platform/database/db.ts'\nexport type A = Db\n",
  }
  expect(await rulesBrokenBy(planted)).toContain('only-what-high-studio-may-import')
})

test('a screen may not import Node through an allowed file', async () => {
  const planted = {
    'credentials/signing/sign.ts': "import { sign } from 'node:crypto'\nexport const a = sign\n",
    'features/high/wallet/peek.ts': "import { a } from '#credentials/signing/sign.ts'\nexport const b = a\n",
  }
  expect(await rulesBrokenBy(planted)).toEqual(['no-server-code-in-the-browser'])
})

test('a screen may not import the card as PNG', async () => {
  const planted = {
    'card/png.ts': 'export const png = 1\n',
    'features/high/studio/peek.ts': "import { png } from '#card/png.ts'\nexport const a = png\n",
  }
  expect(await rulesBrokenBy(planted)).toEqual(['no-server-code-in-the-browser'])
})

test('rules may not read files', async () => {
  const planted = { 'features/low/rules.ts': "import { readFileSync } from 'node:fs'\nexport const a = readFileSync\n" }
  expect(await rulesBrokenBy(planted)).toContain('no-node-in-the-browser')
})

test('a folder of ui may not import one above it', async () => {
  const planted = {
    'ui/dialogs/dialog.tsx': 'export const dialog = 1\n',
    'ui/marks/peek.tsx': "import { dialog } from '../dialogs/dialog.tsx'\nexport const peek = dialog\n",
  }
  expect(await rulesBrokenBy(planted)).toEqual(['only-what-ui-marks-may-import'])
})

const TYPES = {
  'features/high/types/quiz/rules.ts': 'export const quiz = 1\n',
  'features/high/types/quiz/server/check.ts': "import { quiz } from '../rules.ts'\nexport const check = quiz\n",
  'features/high/types/server.ts': "import { check } from './quiz/server/check.ts'\nexport const all = check\n",
  'features/high/types/code/view.ts': 'export const view = 1\n',
  'features/high/types/view.ts': "import { view } from './code/view.ts'\nexport const views = view\n",
}

test('a feature that knows its types by the registries, and lists their jobs, passes', async () => {
  const used = "import { all } from '../types/server.ts'\nexport const a = all\n"
  const jobs = "import { check } from '../types/quiz/server/check.ts'\nexport const jobs = { check }\n"
  const planted = { 'features/high/server/use-types.ts': used, 'features/high/server/jobs.ts': jobs }
  expect(await rulesBrokenBy({ ...TYPES, ...planted })).toEqual([])
})

test.each([
  ['a type another one', 'types/code/rules.ts', '../quiz/rules.ts', 'quiz', ['types-stay-apart']],
  ['a feature one of its types', 'server/peek.ts', '../types/quiz/server/check.ts', 'check', ['types-are-registered']],
  [
    'a screen of a sub-feature the server',
    'reviews/studio/peek.tsx',
    '../../types/server.ts',
    'all',
    ['no-server-code-in-the-browser', 'only-what-high-studio-may-import'],
  ],
  ['rules of a type a screen', 'types/code/rules.ts', './view.ts', 'view', ['only-what-high-rules-may-import']],
])('%s may not import', async (_what, path, from, name, broken) => {
  const planted = { [`features/high/${path}`]: `import { ${name} } from '${from}'\nexport const peeked = ${name}\n` }
  expect([...new Set(await rulesBrokenBy({ ...TYPES, ...planted }))].sort()).toEqual(broken)
})

test('two files may not import each other', async () => {
  const planted = {
    'ui/one.ts': "import { two } from './two.ts'\nexport const one = () => two\n",
    'ui/two.ts': "import { one } from './one.ts'\nexport const two = () => one\n",
  }
  expect(await rulesBrokenBy(planted)).toEqual(['no-ring'])
})

test('two files may not import each other, even for types only', async () => {
  const planted = {
    'ui/one.ts': "import { two } from './two.ts'\nexport type One = number\nexport const one = () => two\n",
    'ui/two.ts': "import type { One } from './one.ts'\nexport const two: One = 2\n",
  }
  expect(await rulesBrokenBy(planted)).toEqual(['no-ring'])
})

test('an unresolved import is reported', async () => {
  const planted = { 'ui/one.ts': "import { gone } from './gone.ts'\nexport const one = gone\n" }
  expect(await rulesBrokenBy(planted)).toEqual(['found'])
})
