import { beforeEach, describe, expect, test } from 'vitest'
import type { Context } from './context.ts'
import { type Listening, registry } from './hook.ts'

const ctx = {} as Context
const { hook, seam, joinListeners } = registry()
const heard = hook<string, string>('something is said')
const quiet = hook<string[]>('some are told', { isNothing: (some) => some.length === 0 })
const needed = hook<string>('something needs an answer', { isNeeded: true })
const last = hook<string, string>('something ends', { isHighestFirst: true })
const asked = seam<() => string>('a word')
const optional = seam<string>('a word or none', { value: 'none' })

const of = (feature: string, listening: Listening) => ({ ...listening, feature })
const NEEDED = [
  of(
    'all',
    needed.on(async () => undefined),
  ),
  of(
    'all',
    asked.by(() => 'given'),
  ),
]
const join = (...listenings: (Listening & { feature: string })[]) => joinListeners([...NEEDED, ...listenings])

beforeEach(() => join())

describe('a hook', () => {
  test('calls every listener in the order of their locks and returns what they answer', async () => {
    const late = of(
      'a',
      heard.on(async (_, word) => `${word} late`, { locks: 'gifts' }),
    )
    const early = of(
      'b',
      heard.on(async (_, word) => `${word} early`, { locks: 'claims' }),
    )
    join(late, early)
    expect(await heard.run(ctx, 'yes')).toEqual(['yes early', 'yes late'])
  })

  test('calls the highest feature first where it ends something', async () => {
    join(
      of(
        'low',
        last.on(async () => 'low'),
      ),
      of(
        'high',
        last.on(async () => 'high'),
      ),
    )
    expect(await last.run(ctx, '')).toEqual(['high', 'low'])
  })

  test('tells nobody of nothing', async () => {
    const told: string[][] = []
    join(
      of(
        'a',
        quiet.on(async (_, some) => void told.push(some)),
      ),
    )
    await quiet.run(ctx, [])
    await quiet.run(ctx, ['one'])
    expect(told).toEqual([['one']])
  })

  test('stops the start when it needs a listener and has none', () => {
    expect(() => joinListeners(NEEDED.slice(1))).toThrow('Nothing listens to: something needs an answer')
  })

  test('has each listener once, however often the features are joined', async () => {
    const one = of(
      'a',
      heard.on(async () => 'one'),
    )
    join(one)
    join(one)
    expect(await heard.run(ctx, '')).toEqual(['one'])
  })
})

describe('a seam', () => {
  test('gives what a higher feature provides', () => {
    expect(asked.get()()).toBe('given')
  })

  test('stops the start when nobody provides it', () => {
    expect(() => joinListeners(NEEDED.slice(0, 1))).toThrow('Nothing listens to: a word')
  })

  test('stops the start when two provide it', () => {
    expect(() =>
      join(
        of(
          'b',
          asked.by(() => 'other'),
        ),
      ),
    ).toThrow('More than one feature provides: a word')
  })

  test('has the value for the time when nobody provides it', () => {
    expect(optional.get()).toBe('none')
  })
})
