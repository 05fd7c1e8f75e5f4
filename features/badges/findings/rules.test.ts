import { expect, test } from 'vitest'
import { findingOf, findingOfCheck } from './rules.ts'

test.each([
  ['an ok', findingOf('signature', 'good'), 'ok'],
  ['a log that lacks it', findingOf('anchor', 'issueNotAnchored'), 'failed'],
  ['a remark', findingOf('status', 'notRevocable'), 'ok'],
  ['what contradicts', findingOf('signature', 'altered'), 'failed'],
  ['a state', findingOf('status', 'revoked'), 'failed'],
  ['what is open', findingOf('anchor', 'notAnchored'), 'unknown'],
  ['a log that does not have it yet', findingOf('anchor', 'waiting'), 'waiting'],
])('gives %s its older name: %j', (_, { result }, name) => {
  expect(result).toBe(name)
})

test.each([
  ['signature', 'good'],
  ['status', 'notMarked'],
  ['period', 'inPeriod'],
  ['content', 'unchanged'],
] as const)('calls a check of the %s that passed without a remark %s', (check, reason) => {
  expect(findingOfCheck(check, { ok: true })).toMatchObject({ finding: `${check}.${reason}`, weight: 'ok' })
})

test('calls an issuer that lists the key listed, and names it', () => {
  const facts = { did: 'did:web:badges.example.org' }
  expect(findingOfCheck('issuer', { ok: true }, facts)).toMatchObject({ finding: 'issuer.listed', facts })
})

test('keeps the facts of a check beside those that are given', () => {
  const until = '2026-05-03T10:00:00.000Z'
  const found = findingOfCheck('period', { ok: false, reason: 'expired', until }, { at: 'now' })
  expect(found).toMatchObject({ finding: 'period.expired', weight: 'state', facts: { at: 'now', until } })
})
