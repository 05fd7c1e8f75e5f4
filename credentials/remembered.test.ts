import { describe, expect, it } from 'vitest'
import { Remembered } from './remembered.ts'

describe('remembered results', () => {
  it('are dropped beyond their number, the least recently used first', () => {
    const kept = new Remembered<number>({ entries: 2, bytes: 1000 })
    kept.set('a', 1)
    kept.set('b', 2)
    expect(kept.get('a')).toBe(1)
    kept.set('c', 3)
    expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual([1, undefined, 3])
  })

  it('are dropped beyond their bytes, keys included', () => {
    const kept = new Remembered<string>({ entries: 100, bytes: 100 })
    kept.set('a', 'x', 48)
    kept.set('b', 'y', 48)
    expect([kept.get('a'), kept.get('b')]).toEqual(['x', 'y'])
    kept.set('c', 'z')
    expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([undefined, 'y', 'z'])
  })

  it('free their bytes when they are replaced', () => {
    const kept = new Remembered<number>({ entries: 100, bytes: 100 })
    for (let i = 0; i < 10; i++) kept.set('a', i, 60)
    kept.set('b', 1, 30)
    expect([kept.get('a'), kept.get('b')]).toEqual([9, 1])
  })

  it('are not kept where one is larger than all may be', () => {
    const kept = new Remembered<number>({ entries: 100, bytes: 100 })
    kept.set('a', 1)
    kept.set('b', 2, 200)
    expect([kept.get('a'), kept.get('b')]).toEqual([1, undefined])
  })
})
