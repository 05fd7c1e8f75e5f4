import type { Context } from './context.ts'
import { inLockOrder, type Placed } from './manifest/lock-order.ts'

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
/** A listening with the feature whose manifest lists it. */
type Listed = Listening & { feature: string }
type Options<T> = { isNeeded?: boolean; isHighestFirst?: boolean; isNothing?: (value: T) => boolean }

/** Hooks and seams that are joined together: the product has one registry, and a test its own. */
export function registry() {
  const declared: Heard[] = []

  function declare(own: Heard): Heard {
    declared.push(own)
    return own
  }

  return {
    hook: <T, R = void, C extends Context = Context>(name: string, options: Options<T> = {}): Hook<T, R, C> => {
      const { isNeeded = false, isHighestFirst = false, isNothing = () => false } = options
      const listeners: Listener<T, R, C>[] = []
      const own = declare({ name, isNeeded, isAlone: false, isHighestFirst, clear: () => listeners.splice(0) })
      return {
        on: (listener, placed = {}) => ({ ...placed, hook: own, join: () => listeners.push(listener) }),
        run: async (ctx, value) => {
          const answers: R[] = []
          if (isNothing(value)) return answers
          for (const listener of listeners) answers.push(await listener(ctx, value))
          return answers
        },
      }
    },

    seam: <T>(name: string, otherwise?: { value: T }): Seam<T> => {
      let given = otherwise
      const clear = () => (given = otherwise)
      const own = declare({ name, isNeeded: !otherwise, isAlone: true, isHighestFirst: false, clear })
      return {
        by: (value) => ({ hook: own, join: () => (given = { value }) }),
        get: () => {
          if (!given) throw new Error(`Nothing provides: ${name}`)
          return given.value
        },
      }
    },

    joinListeners: (all: readonly Listed[]): void => {
      for (const own of declared) {
        const ofHook = all.filter(({ hook }) => hook === own)
        if (own.isNeeded && ofHook.length === 0) throw new Error(`Nothing listens to: ${own.name}`)
        if (own.isAlone && ofHook.length > 1) throw new Error(`More than one feature provides: ${own.name}`)
        own.clear()
        for (const { join } of inLockOrder(own.isHighestFirst ? highestFirst(ofHook) : ofHook)) join()
      }
    },
  }
}

/** Turns the order of features round; the steps of one keep theirs. */
function highestFirst<S extends { feature: string }>(steps: readonly S[]): S[] {
  return [...Map.groupBy(steps, ({ feature }) => feature).values()].reverse().flat()
}

const product = registry()

/**
 * A moment of a feature in whose transaction higher features do their part: `run` calls each listener, in the order of
 * their locks, and returns their answers. `isNeeded`: nothing starts without a listener. `isHighestFirst`: the highest
 * feature comes first where locks do not decide. `isNothing`: values of which nobody is told.
 */
export const hook = product.hook
/**
 * What a feature asks of exactly one higher feature, which knows it: a function, or some that belong together. Nothing
 * starts without it, unless there is a value for that.
 */
export const seam = product.seam
/**
 * Joins all listeners to their hooks, in the order of their locks, then as their features are listed. Throws for a hook that
 * has too few or too many of them, and for an order that cannot be kept.
 */
export const joinListeners = product.joinListeners
