import { expect, test } from 'vitest'
import { findingOfReason, valuesOf } from './sentence-rules.ts'

const write = { date: (instant: string) => `on ${instant}`, lastDay: (instant: string) => `before ${instant}` }
const issuer = { name: 'Harbour School', host: 'badges.example.org' }

test.each([
  ['signature.proofExpired', { ended: '2026-05-03' }, 'on 2026-05-03'],
  ['period.notYetValid', { from: '2026-05-03' }, 'on 2026-05-03'],
  ['period.expired', { until: '2026-05-03' }, 'before 2026-05-03'],
  ['period.expired', {}, '?'],
  ['signature.good', { until: '2026-05-03' }, '?'],
] as const)('writes the day of %s with %j as %j', (finding, facts, day) => {
  expect(valuesOf({ finding, facts }, { issuer }, write).day).toBe(day)
})

test.each([
  ['by both', issuer, 'Harbour School', 'badges.example.org'],
  ['by its name alone', { name: 'Harbour School', host: '' }, 'Harbour School', 'Harbour School'],
  ['by its host alone', { name: '', host: 'badges.example.org' }, 'badges.example.org', 'badges.example.org'],
  ['by its DID without either', { name: '', host: '' }, 'did:web:a.example:b', 'did:web:a.example:b'],
])('names an issuer %s', (_, named, name, host) => {
  const facts = { did: 'did:web:a.example:b' }
  const values = valuesOf({ finding: 'issuer.methodUnsupported', facts }, { issuer: named }, write)
  expect([values.issuer, values.host, values.method]).toEqual([name, host, 'did:web'])
})

test('writes a question mark for what a badge does not state', () => {
  const values = valuesOf({ finding: 'shape.memberMissing', facts: {} }, { issuer: { name: '', host: '' } }, write)
  const unstated = { host: '?', issuer: '?', type: '?', method: '?', member: '?', message: '?', day: '?' }
  expect(values).toEqual(unstated)
})

test.each([
  ['keyMissing', 'signature.keyMissing'],
  ['listUnreadable', 'status.listUnreadable'],
  ['Missing', undefined],
  ['sealBroken', undefined],
])('finds for the reason %s the finding %s', (reason, finding) => {
  expect(findingOfReason(reason)).toBe(finding)
})
