import { describe, expect, test } from 'vitest'
import { FINDINGS, type FindingKey, findingOf } from '../findings/rules.ts'
import { CHECKS, type Check } from '../rules.ts'
import { judged, settle, verdictOf } from './verdict-rules.ts'

const PASSED: Record<Check, FindingKey> = {
  signature: 'signature.good',
  hosted: 'hosted.published',
  issuer: 'issuer.listed',
  delegation: 'delegation.allowed',
  status: 'status.notMarked',
  period: 'period.inPeriod',
  content: 'content.unchanged',
  shape: 'shape.follows',
  anchor: 'anchor.anchored',
}

const FACTS = { ended: '', type: '', did: '', from: '', until: '', member: '', message: '' }
/** Any finding, with every fact that one may need. */
const find = findingOf as (check: Check, reason: string, facts: typeof FACTS) => ReturnType<typeof findingOf>
const checkedWith = (...found: FindingKey[]) =>
  CHECKS.map((check) => {
    const key = found.find((each) => each.startsWith(`${check}.`)) ?? PASSED[check]
    return find(check, key.slice(check.length + 1), FACTS)
  })
const answerOf = (...found: FindingKey[]) => {
  const { word, state, because, verdict } = judged(checkedWith(...found))
  return [word, state, because, verdict]
}

test.each<[FindingKey[], string[]]>([
  [[], ['genuine', 'inForce', '', 'genuine']],
  [
    ['issuer.ownKey', 'status.notRevocable', 'anchor.waiting'],
    ['genuine', 'inForce', '', 'genuine'],
  ],
  [['status.revoked'], ['genuine', 'revoked', 'status.revoked', 'revoked']],
  [
    ['status.suspended', 'period.expired'],
    ['genuine', 'suspended', 'status.suspended', 'suspended'],
  ],
  [['period.expired'], ['genuine', 'expired', 'period.expired', 'expired']],
  [['signature.proofExpired'], ['genuine', 'expired', 'signature.proofExpired', 'expired']],
  [['period.notYetValid'], ['genuine', 'notYet', 'period.notYetValid', 'unknown']],
  [['anchor.notAnchored'], ['notChecked', 'unknown', 'anchor.notAnchored', 'unknown']],
  [
    ['period.datesUnreadable', 'status.revoked'],
    ['notChecked', 'unknown', 'period.datesUnreadable', 'unknown'],
  ],
  [['delegation.withdrawn'], ['notGenuine', 'unknown', 'delegation.withdrawn', 'invalid']],
  [
    ['status.listUnreachable', 'content.resourceAltered'],
    ['notGenuine', 'unknown', 'content.resourceAltered', 'invalid'],
  ],
])('judges a badge with %j as %j', (found, answer) => {
  expect(answerOf(...found)).toEqual(answer)
})

test('names the reason why there is no key, not that there is none', () => {
  expect(answerOf('signature.keyMissing', 'issuer.issuerUnreachable')[2]).toBe('issuer.issuerUnreachable')
})

test('calls a genuine badge nonconforming, by the older name, only when its shape has a fault', () => {
  const shape = findingOf('shape', 'memberMissing', { member: 'name' })
  const others = checkedWith().filter(({ check }) => check !== 'shape')
  expect(judged([...others, { ...shape, result: 'failed' }])).toMatchObject({
    word: 'genuine',
    verdict: 'nonconforming',
  })
  expect(judged([...others, shape])).toMatchObject({ word: 'genuine', verdict: 'genuine' })
})

describe('a status that marks a badge', () => {
  test.each<FindingKey>(['signature.proofUnsupported', 'issuer.issuerUnreachable', 'signature.altered'])(
    'is a remark beside %s',
    (found) => {
      const status = settle(checkedWith(found, 'status.revoked')).find(({ check }) => check === 'status')
      expect(status).toMatchObject({ finding: 'status.marked', weight: 'remark', result: 'unknown' })
    },
  )

  test('does not repeat the note of a badge that is not proven', () => {
    const noted = findingOf('status', 'noted', { message: 'Send money' })
    const checks = checkedWith('signature.altered').map((each) => (each.check === 'status' ? noted : each))
    const status = settle(checks).find(({ check }) => check === 'status')
    expect(status).toMatchObject({ finding: 'status.marked', result: 'unknown', facts: {} })
    expect(settle(checkedWith().map((each) => (each.check === 'status' ? noted : each)))).toContain(noted)
  })

  test.each<FindingKey>(['period.datesUnreadable', 'delegation.withdrawn', 'issuer.ownKey'])(
    'counts beside %s, which does not make its list a claim',
    (found) => {
      const checks = checkedWith(found, 'status.revoked')
      expect(settle(checks)).toEqual(checks)
    },
  )

  test('is the only finding that signature and issuer change', () => {
    const checks = checkedWith('issuer.issuerUnreachable', 'period.expired')
    expect(settle(checks)).toEqual(checks)
  })
})

test.each([
  ['genuine', 'inForce', 'genuine'],
  ['genuine', 'revoked', 'revoked'],
  ['genuine', 'notYet', 'unknown'],
  ['genuine', 'unknown', 'unknown'],
  ['notGenuine', 'revoked', 'invalid'],
  ['notChecked', 'expired', 'unknown'],
] as const)('has for %s and %s the older name %s', (word, state, verdict) => {
  expect(verdictOf({ word, state })).toBe(verdict)
})

test('never calls a badge revoked, or not genuine, for what could not be checked', () => {
  for (const [check, reasons] of Object.entries(FINDINGS)) {
    for (const [reason, weight] of Object.entries(reasons)) {
      if (weight !== 'open' && weight !== 'remark') continue
      const [word, state] = answerOf(`${check}.${reason}` as FindingKey)
      expect([check, reason, word, state]).toEqual(
        weight === 'open' ? [check, reason, 'notChecked', 'unknown'] : [check, reason, 'genuine', 'inForce'],
      )
    }
  }
})
