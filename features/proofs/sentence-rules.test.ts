import { expect, test } from 'vitest'
import type { ProofFinding } from './rules.ts'
import { proofEvidenceOf, proofSentenceOf } from './sentence-rules.ts'

const [at, listedAt] = ['2026-05-03T10:00:00.000Z', '2026-05-01T10:00:00.000Z']

test('says of an intact part what it is, and as of when', () => {
  expect(proofSentenceOf({ about: 'delegation', result: 'ok', facts: { at } })).toEqual({ says: 'delegation', at })
})

test('says of a credential when its key was listed', () => {
  const finding: ProofFinding = { about: 'credential', result: 'ok', facts: { at, listedAt } }
  expect(proofSentenceOf(finding)).toEqual({ says: 'credential', at: listedAt })
})

test('says no time where none is proven', () => {
  expect(proofSentenceOf({ about: 'template', result: 'ok', facts: {} })).toEqual({ says: 'template', at: '' })
})

test.each(['revoked', 'suspended'])('says of an intact list that the badge is %s on it, as of when', (reason) => {
  const finding: ProofFinding = { about: 'revocationList', result: 'failed', facts: { reason, at } }
  expect(proofSentenceOf(finding)).toEqual({ says: reason, at })
})

test.each(['failed', 'unknown'] as const)('says the reason of a part that is %s', (result) => {
  const finding: ProofFinding = { about: 'seal', result, facts: { reason: 'altered', at } }
  expect(proofSentenceOf(finding)).toEqual({ reason: 'altered' })
})

test('says no reason where none is known', () => {
  expect(proofSentenceOf({ about: 'seal', result: 'failed', facts: {} })).toEqual({ reason: '' })
})

test('shows as evidence what neither the sentence nor the column beside it says', () => {
  const facts = { reason: 'altered', restsOn: 'log', log: 'badges.example.org', leaves: 3 }
  expect(proofEvidenceOf({ about: 'seal', result: 'failed', facts })).toEqual([
    ['log', 'badges.example.org'],
    ['leaves', 3],
  ])
})
