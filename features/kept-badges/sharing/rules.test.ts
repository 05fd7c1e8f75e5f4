import { expect, test } from 'vitest'
import { FINDING_KEYS } from '#features/badges/findings/rules.ts'
import { valuesOf } from '#features/badges/findings/sentence-rules.ts'
import { shownCheck } from './rules.ts'

const NEEDED = ['host', 'did', 'type', 'member', 'message', 'ended', 'from', 'until']
const HIDDEN = ['address', 'list', 'slot', 'named', 'why', 'issueHash', 'salt', 'signature']
const facts = Object.fromEntries([...NEEDED, ...HIDDEN].map((name) => [name, `the ${name}`]))
const issuer = { name: '', host: '' }
const write = { date: (instant: string) => instant, lastDay: (instant: string) => instant }

test.each(FINDING_KEYS)('the page says of %s what the wallet says', (finding) => {
  expect(valuesOf(shownCheck({ finding, facts }), { issuer }, write)).toEqual(
    valuesOf({ finding, facts }, { issuer }, write),
  )
})

test('a page shows no fact that leads to the holder of a badge', () => {
  expect(Object.keys(shownCheck({ facts }).facts)).toEqual(NEEDED)
})
