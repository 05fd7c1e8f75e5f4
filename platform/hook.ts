import type { Context } from './context.ts'
import { inLockOrder, type Placed } from './lock-order.ts'

/** A listener as a feature's manifest lists it: data until `connect` joins it to its hook. */
export type Listening = Placed & { hook: Heard; join: () => void }
type Listener<T, R, C extends Context> = (ctx: C, value: T) => Promise<R>
export type Hook<T, R = void, C extends Context = Context> = {
  on: (listener: Listener<T, R, C>, placed?: Placed) => Listening
  run: (ctx: C, value: T) => Promise<R[]>
}
export type Seam<T> = { by: (value: T) => Listening; get: () => T }

/** What `connect` needs of a hook or a seam. */
type Heard = { name: string; isNeeded: boolean; isAlone: boolean; isHighestFirst: boolean; clear: () => void }
type Options<T> = { isNeeded?: boolean; isHighestFirst?: boolean; isNothing?: (value: T) => boolean }

const declared: Heard[] = []

/**
 * A moment of a feature in whose transaction higher features do their part: `run` calls each listener, in the order of
 * their locks, and returns their answers. `isNeeded`: nothing starts without a listener. `isHighestFirst`: the highest
 * feature comes first where locks do not decide. `isNothing`: values of which nobody is told.
 */
export function hook<T, R = void, C extends Context = Context>(
  name: string,
  { isNeeded = false, isHighestFirst = false, isNothing }: Options<T> = {},
): Hook<T, R, C> {
  const listeners: Listener<T, R, C>[] = []
  const own = declare({ name, isNeeded, isAlone: false, isHighestFirst, clear: () => listeners.splice(0) })
  return {
    on: (listener, placed = {}) => ({
      ...placed,
      hook: own,
      join: () => listeners.push(listener),
    }),
    run: async (ctx, value) => {
      const answers: R[] = []
      if (isNothing?.(value)) return answers
      for (const listener of listeners) answers.push(await listener(ctx, value))
      return answers
    },
  }
}

/**
 * What a feature asks of exactly one higher feature, which knows it: a function, or some that belong together. Nothing
 * starts without it.
 */
export function seam<T>(name: string): Seam<T> {
  let given: { value: T } | undefined
  const own = declare({ name, isNeeded: true, isAlone: true, isHighestFirst: false, clear: () => (given = undefined) })
  return {
    by: (value) => ({ hook: own, join: () => (given = { value }) }),
    get: () => {
      if (!given) throw new Error(`Nothing provides: ${name}`)
      return given.value
    },
  }
}

function declare(own: Heard): Heard {
  declared.push(own)
  return own
}

/**
 * Joins all listeners to their hooks, in the order of their locks, then as their features are listed. Throws for a hook that
 * has too few or too many of them, and for an order that cannot be kept.
 */
export function joinListeners(all: readonly (Listening & { feature: string })[]): void {
  for (const own of declared) {
    const ofHook = all.filter(({ hook }) => hook === own)
    if (own.isNeeded && ofHook.length === 0) throw new Error(`Nothing listens to: ${own.name}`)
    if (own.isAlone && ofHook.length > 1) throw new Error(`More than one feature provides: ${own.name}`)
    own.clear()
    const ordered = inLockOrder(own.isHighestFirst ? highestFirst(ofHook) : ofHook)
    for (const { join } of ordered) join()
  }
}

/** Turns the order of features round; the steps of one keep theirs. */
function highestFirst<S extends { feature: string }>(steps: readonly S[]): S[] {
  return [...Map.groupBy(steps, ({ feature }) => feature).values()].reverse().flat()
}
