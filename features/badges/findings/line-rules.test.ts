import { describe, expect, test } from 'vitest'
import type { Check } from '../rules.ts'
import { linesOf } from './line-rules.ts'
import type { Checked, FindingKey, Weight } from './rules.ts'

const checked = (finding: FindingKey, weight: Weight = 'ok'): Checked => ({
  check: finding.split('.')[0] as Check,
  finding,
  weight,
  result: weight === 'ok' ? 'ok' : 'failed',
  facts: {},
})
const GENUINE = [
  checked('signature.good'),
  checked('issuer.listed'),
  checked('delegation.allowed'),
  checked('status.notMarked'),
  checked('period.inPeriod'),
  checked('shape.follows'),
  checked('anchor.anchored'),
]
const shown = (checks: Checked[], because = 'none') =>
  linesOf(checks, because).map(({ check, inside }) => [check.check, ...inside.map((one) => one.check)].join('+'))

describe('the lines of the checks', () => {
  test('are five for a badge of ours that passes all of them', () => {
    expect(shown(GENUINE)).toEqual(['signature+shape', 'issuer+delegation', 'status', 'period', 'anchor'])
  })

  test('show a check that did not pass by itself', () => {
    const checks = [...GENUINE.slice(0, 2), checked('delegation.withdrawn', 'contradicts'), ...GENUINE.slice(3)]
    expect(shown(checks)).toContain('delegation')
  })

  test('show a remark by itself', () => {
    const checks = [...GENUINE.slice(0, 5), checked('shape.memberWrong', 'remark')]
    expect(shown(checks)).toContain('shape')
  })

  test('hide nothing inside of a check that did not pass', () => {
    const checks = [checked('signature.altered', 'contradicts'), ...GENUINE.slice(1)]
    expect(shown(checks)).toContain('shape')
  })

  test('keep the finding that decided', () => {
    expect(shown(GENUINE, 'shape.follows')).toContain('shape')
  })
})
