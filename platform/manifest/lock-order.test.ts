import { describe, expect, test } from 'vitest'
import { inLockOrder, type Lock, type Step } from './lock-order.ts'

const step = (feature: string, locks?: Lock, after?: string[]): Step => ({ feature, locks, after })
const names = (steps: Step[]) => inLockOrder(steps).map(({ feature }) => feature)

describe('the order of steps', () => {
  test('is that of what they lock', () => {
    expect(names([step('points', 'accounts'), step('badges', 'badges'), step('claims', 'claims')])).toEqual([
      'claims',
      'badges',
      'points',
    ])
  })

  test('is that of the features where they lock the same', () => {
    expect(names([step('b', 'members'), step('a', 'members')])).toEqual(['b', 'a'])
  })

  test('has those that lock nothing at the end', () => {
    expect(names([step('push'), step('gifts', 'gifts')])).toEqual(['gifts', 'push'])
  })

  test('has a step behind those that it names, and its own as they were', () => {
    const steps = [step('members', 'members', ['points']), step('points', 'members'), step('points', 'members')]
    expect(names(steps)).toEqual(['points', 'points', 'members'])
  })

  test('cannot have a step lock against it', () => {
    const steps = [step('claims', 'claims', ['badges']), step('badges', 'badges')]
    expect(() => inLockOrder(steps)).toThrow('claims (locks claims) comes after badges (locks badges)')
  })

  test('cannot have steps that wait for each other', () => {
    expect(() => inLockOrder([step('a', 'claims', ['b']), step('b', 'claims', ['a'])])).toThrow('wait for each other')
  })

  test('cannot have a step behind a feature that has none', () => {
    expect(() => inLockOrder([step('a', 'claims', ['nobody'])])).toThrow('comes after nobody')
  })
})
