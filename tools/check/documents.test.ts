import { expect, test } from 'vitest'
import { documentOffences, gapOffences, type Known, statusOffences } from './documents.ts'

const files = [
  'docs/security.md',
  'base/call.ts',
  'features/claims/rules.ts',
  'features/claims/server',
  'docs/decisions',
]
const known: Known = {
  exists: (path) => files.includes(path),
  fileNames: new Set(['call.ts']),
  scripts: ['check', 'look'],
  looks: ['axe'],
  settings: new Set(['DATA_DIR']),
}
const offences = (text: string) => documentOffences('docs/operations.md', text, known)

test('a document may name existing things', () => {
  const text = `See [security](security.md#keys), [the web](https://example.org) and [here](#below). \`base/call.ts\`,
\`call.ts\`, \`features/claims/rules.ts:12\`, \`docs/decisions/NNNN-*.md\` and \`contract.ts\` are files.
\`npm run check -- types\`, \`npm run look -- axe\` and \`npm start\` are commands. \`DATA_DIR=./data\` and \`PORT\` are settings.`
  expect(offences(text)).toEqual([])
})

test.each([
  ['a link', '[security](../security.md)', 'the link ../security.md leads nowhere'],
  ['a path', 'See `base/gone.ts`.', 'there is no base/gone.ts'],
  ['a path with a line', 'See `base/gone.ts:7`.', 'there is no base/gone.ts'],
  ['a folder of a pattern', 'See `features/gone/*.ts`.', 'there is no features/gone/*.ts'],
  ['a file without its folder', 'See `gone.ts`.', 'there is no gone.ts'],
  ['a command', 'Run `npm run gone`.', 'package.json has no command gone'],
  ['a command in a block', '```\nnpm run gone -- x\n```', 'package.json has no command gone'],
  ['a look', 'Run `npm run look -- gone`.', 'npm run look has no gone'],
  ['a setting', 'Set `GONE_URL=https://x`.', 'there is no setting GONE_URL'],
])('a document that names %s that no longer exists is reported', (_, text, offence) => {
  expect(offences(text)).toEqual([`docs/operations.md: ${offence}`])
})

test('names in a code block are ignored', () => {
  expect(offences('```\n[x](gone.md) `base/gone.ts`\n```')).toEqual([])
})

test('decisions are numbered without gaps and duplicates', () => {
  const decisions = (...numbers: string[]) => numbers.map((number) => `docs/decisions/${number}-a-name.md`)
  expect(gapOffences([...decisions('0002', '0001'), 'docs/decisions/README.md'])).toEqual([])
  expect(gapOffences(decisions('0001', '0003'))).toEqual(['docs/decisions: 0003 follows 0001'])
  expect(gapOffences(decisions('0001', '0001'))).toEqual(['docs/decisions: 0001 follows 0001'])
})

const decision = (status: string) =>
  statusOffences('docs/decisions/0002-a-name.md', `# 2. A name\n\n${status}\n\nText.\n`)

test.each([
  'Status: accepted (2026-11-21).',
  'Status: accepted (2026-11-21), changed by [decision 3](0003-more.md).',
  'Status: accepted (2026-11-21), changed by [decision 3](0003-more.md) and [decision 12](0012-less.md).',
  'Status: reversed by [decision 3](0003-more.md) (2026-11-21).',
])('a decision may say "%s"', (status) => {
  expect(decision(status)).toEqual([])
})

test.each([
  '',
  'Status: accepted.',
  'Status: proposed (2026-11-21).',
  'Status: reversed (2026-11-21).',
  'Decided in 2026.',
])('a decision that says "%s" in place of its status is reported', (status) => {
  expect(decision(status)).toEqual([expect.stringContaining('0002-a-name.md: its third line')])
})

test('a status that names a decision by a wrong number is reported', () => {
  expect(decision('Status: reversed by [decision 3](0030-more.md) (2026-11-21).')).toEqual([
    'docs/decisions/0002-a-name.md: [decision 3](0030-more.md) leads to another decision',
  ])
})

test('a document that is no decision needs no status', () => {
  expect(statusOffences('docs/decisions/README.md', '# Decisions')).toEqual([])
  expect(statusOffences('docs/security.md', '# Security')).toEqual([])
})
